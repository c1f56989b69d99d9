export const toneClasses = { paper: '', tint: 'tone-tint', ink: 'tone-ink' };

export type Tone = keyof typeof toneClasses;
