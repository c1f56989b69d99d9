/** The paper of both schemes as sRGB: neither a manifest nor every browser's bar reads OKLCH. */
export const themeColor = { light: '#f7f3ec', dark: '#07192c' };
