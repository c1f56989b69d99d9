declare module 'company:screen-words' {
  export const screenWords: Record<string, import('./contract.ts').ScreenWords>;
}
