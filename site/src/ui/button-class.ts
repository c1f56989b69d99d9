/** The classes of a button, for links and buttons: src/styles/controls.css */
const looks = { accent: 'button', quiet: 'button button-quiet' };

export type ButtonLook = keyof typeof looks;

export const buttonClass = (look: ButtonLook = 'accent') => looks[look];
