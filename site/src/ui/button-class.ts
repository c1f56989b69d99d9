/** The look of a button, for a link as for a real one: src/styles/controls.css */
const looks = { accent: 'button', quiet: 'button button-quiet' };

export type ButtonLook = keyof typeof looks;

export const buttonClass = (look: ButtonLook = 'accent') => looks[look];
