import type { Enquiry } from '@frontage/contract/enquiry';

/** How many characters of an enquiry are read: its subject is clear by then. */
const READ = 10_000;

/** Markup of a forum or a page, which only robots try: the form accepts plain text. */
const markup = /\[(url|link)[=\]]|<a\s[^<>]{0,200}href/i;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]*/gi;

/**
 * What somebody offers, and nobody says who wants software. A subject alone is no sign, because a buyer may share it: a
 * casino needs software, a relaunch has backlinks. Every repetition is bounded, so that the time grows with the text and
 * not with its square.
 */
const offers: readonly RegExp[] = [
  /free ?spins?\b|freispiele|tours gratuits|фриспин|(welcome|no deposit) bonus|bonus (ohne|de bienvenue)/i,
  /hoş ?geldin bonus|бонус за регистрац|(instant|fast) (withdrawal|payout)|giveaway|btc back/i,
  /(profits?|returns?|ganancias?|gewinne?)[ ,]{1,3}(guaranteed|garanti)|passive income/i,
  /(guaranteed|daily|real) (profit|return|income|traffic|visitors)|guaranteed? (ranking|results?)/i,
  /sin aval|sem garantia|bad credit|ohne schufa|(no|without) collateral|\d ?% interest/i,
  /\b(buy|cheap)\b.{0,20}\b(viagra|cialis|pills|watches|bags)\b|without prescription/i,
  /next of kin|deceased client|strictly confidential|\b(hot|lonely|single) (girls|women|ladies)/i,
  /\byour (\w{1,20} ){0,2}(invoice|domain|account)\b.{0,50}(overdue|suspen|expire)|final notice/i,
  /(mass|bulk) (mailing|advertis)|send.{0,40}(message|ad)\b.{0,40}contact forms|рассылк/i,
  /\b(e-?mail|contact|b2b) ?(lists?|database|contacts)\b|\b(sell|buy|get|star)\b.{0,20}\breviews\b/i,
  /high (da|authority)\b|do-?follow|高质量|(publish|post) (an?|our|your) (guest|sponsored|article)/i,
  /dedicated developers|outsourc(e your|ing company)|\b(redesign|promote|rank) your .{0,30}(site|app)\b/i,
  /lowest price|very affordable|недорого|格安|价格优惠|\bfree (audit|seo|samples?)\b|无料診断/i,
  /(first page|page (one|1)|première page|primera página|primeira página|топ-10).{0,20}google|google.{0,20}ersten seite/i,
];

/**
 * What a buyer says, whatever else the text is about: people who state a need, write about their own product, or ask for
 * work. Spam writes about yours.
 */
const needs: readonly RegExp[] = [
  /\b(we|i) (also )?(need|require|plan|must|relaunch|are (looking for|planning))\b/i,
  /\b(looking for (an?|some\w{3,4})|(we|i) want|would like to|budget|rfp|tender|nda)\b/i,
  /wir (suchen|brauchen|planen|möchten)|suchen wir|nous (cherchons|souhaitons)|il me faut/i,
  /necesita(mos)?\b|buscamos|precisamos|procura(mos)?\b|cerchiamo|vorremmo|zoeken|szukamy/i,
  /chcielibyśmy|istiyoruz|нам нуж|نحتاج|نبحث|نرغب|需要|计划|希望|検討|探して|필요|चाहिए/i,
  /\b(our|my) ([\w-]{1,30} ){0,2}((web ?)?sites?|shops?|apps?|platform|portal|payment)\b/i,
  /\b(our|my) ([\w-]{1,30} ){0,2}(practice|systems?|agency|calculator|rankings?|domain)\b/i,
  /\bour (own|last|former|current|present|online|existing)\b|\bours\b|\bmy (blog|brand)\b/i,
  /\b(unsere?[nm]?|notre|nuestr[oa]|noss[oa]|nostro|onze)\b|firmamız|sitemiz|弊社|我们|我司/i,
  /\b(can|could|would) you (please )?(re)?(design|build|fix|take|estimate|help|make|test)/i,
  /\bhow much (is|for|would|does|to)\b|please (call|quote|estimate)|do you (take over|sign)/i,
];

export const patterns = [markup, link, ...offers, ...needs];

/** Whether an enquiry looks like spam. It is mailed all the same, after the others; the visitor does not learn of it. */
export function isSuspected({ name, message }: Pick<Enquiry, 'name' | 'message'>): boolean {
  const text = message.slice(0, READ);
  const words = text.replace(link, '').trim();
  const links = text.match(link)?.length ?? 0;
  const matches = (pattern: RegExp) => pattern.test(words);
  return (
    markup.test(text) ||
    name.slice(0, READ).search(link) !== -1 ||
    // Links with almost no text beside them; a table of mock-ups, for example, describes each link.
    (links >= 3 && words.length < links * 3) ||
    (offers.some(matches) && !needs.some(matches))
  );
}
