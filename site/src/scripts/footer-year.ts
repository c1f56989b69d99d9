// Updates the year after New Year without a new build.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

export {};
