// Only a visitor who reads another language, on a site that has several, fetches the line that offers it.
if (
  import.meta.env.SEVERAL_LANGUAGES &&
  !navigator.language.startsWith(document.documentElement.lang.slice(0, 2))
)
  void import('./language-offer.ts');
