/** The classes of a button, for links and buttons: src/styles/controls.css */
const variants = { accent: 'button', quiet: 'button button-quiet' };

export type ButtonVariant = keyof typeof variants;

export const buttonClass = (variant: ButtonVariant = 'accent') => variants[variant];
