const primary = (tag: string) => tag.toLowerCase().split('-')[0];

// Only a visitor who reads another language, on a site that has several, fetches the line that offers it.
if (
  import.meta.env.SEVERAL_LANGUAGES &&
  primary(navigator.language) !== primary(document.documentElement.lang)
)
  void import('./language-offer.ts');
