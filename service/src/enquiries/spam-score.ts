import type { Enquiry } from '@frontage/contract/enquiry';

/** From this score on an enquiry is marked as suspected. It is still mailed. */
export const MARK_AT = 5;

/** How many characters of an enquiry are read: its subject is clear by then. */
const READ = 10_000;

type Sign = readonly [points: number, pattern: RegExp];

/**
 * Signs of spam. A subject alone is not one, because a buyer may share it (a casino needs software, a
 * relaunch has backlinks); a subject with an offer, a lure or a price is. Every repetition is bounded, so
 * that the time grows with the text and not with its square.
 */
const signs: readonly Sign[] = [
  // Markup of a forum or a page, which only robots try: the form accepts plain text.
  [5, /\[(url|link)[=\]]|<a\s[^<>]{0,200}href/i],

  [2, /\bseo\b|seo(优化|対策)|back-?links?\b|domain authority|\bda ?\d\d|organic traffic/i],
  [2, /\blink[- ](building|insertions?)|\b(guest|sponsored) (post|article)|gast(beitrag|artikel)/i],
  [2, /\branking|référencement|posicion|продвижени|ссыл(ки|ок)|优化|外链|被リンク|検索順位/i],
  [2, /casino|казино|\bslots\b|\bbetting\b|\bbahis\b|scommesse|jackpot|\bgaming\b/i],
  [2, /\b(viagra|cialis|tramadol|pills|replica)\b/i],
  [1, /\b(bitcoin|btc|crypto|krypto)/i],
  [2, /\bloans?\b|kredit|\bcrédit\b|\bprêt\b|préstamo|empréstimo|кредит|займ/i],

  // Offers that nobody mentions who wants software made.
  [4, /free ?spins?\b|freispiele|tours gratuits|фриспин|(instant|fast) (withdrawal|payout)/i],
  [4, /(welcome|no deposit) bonus|bonus (ohne|de bienvenue)|hoş ?geldin bonus|бонус за регистрац/i],
  [4, /(profits?|returns?|ganancias?|gewinne?)[ ,]{1,3}(guaranteed|garanti)|giveaway|btc back/i],
  [4, /(guaranteed|daily) (profit|return|income)|passive income/i],
  [4, /\b(earn|made|make|gana|turned)\b.{0,30}\d[\d,.]{2}.{0,40}(week|day|día|tag)/i],
  [3, /interest rate|\d ?% interest|zinssatz|% de interés|juros|(no|without) collateral/i],
  [3, /sin aval|sem garantia|bad credit|ohne schufa|\b(urgent|dringend).{0,20}(loan|kredit)/i],
  [3, /\b(buy|cheap)\b.{0,20}\b(viagra|cialis|pills|watches|bags)\b|without prescription/i],
  [5, /next of kin|deceased client|strictly confidential/i],
  [4, /\b(hot|lonely|single) (girls|women|ladies)|meet tonight|women near you/i],
  [3, /\byour (\w{1,20} ){0,2}(invoice|domain|account)\b.{0,50}(overdue|suspen|expire)/i],
  [3, /within \d\d hours|final notice|secure payment link|to avoid suspension/i],
  [5, /(mass|bulk) (mailing|advertis)|send.{0,40}(message|ad)\b.{0,40}contact forms|рассылк/i],
  [3, /\b(e-?mail|contact|b2b) ?(lists?|database|contacts)\b|decision makers|email leads/i],
  [4, /\b(sell|buy|get|star)\b.{0,20}\breviews\b/i],
  [3, /\d (real )?visitors|(guaranteed|real) (traffic|visitors)/i],
  [3, /first page|page (one|1)\b|ersten? seite|première page|primera página|top[- ]?10/i],
  [3, /high (da|quality|authority)\b|hochwertige|de (qualité|qualidade)|高质量|do-?follow/i],
  [3, /\b(increase|improve|boost|hurt)s? .{0,25}(traffic|rankings?|visibility|sales)\b/i],
  [3, /(publish|post) (an?|our|your) (guest|sponsored|article)|accept .{0,20}guest|per post\b/i],
  [3, /dedicated developers|\boffshore\b|outsourc(e your|ing company)|white label|cheaper than/i],
  [3, /\b(redesign|develop|promote|rank) your .{0,30}(website|site|app)\b/i],
  [3, /we (can|could|will) (help|increase|improve|boost|redesign|put|rank|grow|fix|deliver)\b/i],

  // Phrases of an offer, which a buyer may use too.
  [2, /\b(visited|came across|checked out|found|reviewed|noticed)\b.{0,50}\byour (web ?)?site/i],
  [3, /\b(can|may|shall|could|should) (i|we) (send|share|email|give)\b|i (can|will) (send|share)/i],
  [3, /reply (for|with|to my)|apply now|(register|click|order|buy) (here|now)|right person/i],
  [3, /\byou (be )?interested in|interested in a (free|quick)|join free|free registration/i],
  [3, /puis-je vous envoyer|le envío|posso (enviar|inviare)|kontaktieren sie uns noch heute/i],
  [3, /escríbanos|responda com|regístrate|üye ol|inscrivez-vous|contactez-nous pour/i],
  [2, /telegram|телеграм|whatsapp|加微信|\b(bit\.ly|t\.me|tinyurl\.com|wa\.me)\//i],
  [2, /(short|quick) call\b|help your (company|business)|greetings of the day|dear sir/i],
  [2, /\b(from|only|just|for) [$€]\d|[$€]\d{1,9} (a|per|an) (month|hour)|\d\d% (off|cheaper)/i],
  [2, /lowest price|affordable|günstig|недорого|格安|价格优惠|\bcheap\b/i],
  [2, /\bfree (audit|report|analysis|seo|samples?)\b|kostenlose analyse|gratuit|無料診断/i],
  [2, /guaranteed? (ranking|results?|delivery)|money back|100 ?% (safe|unique)|гаранти/i],
];

/**
 * Signs of a buyer, whatever else the text is about: people who state a need, write about their own product,
 * or ask for work. Spam writes about yours.
 */
const buyer: readonly Sign[] = [
  [2, /\b(we|i) (also )?(need|require|plan|must|relaunch|are (looking for|planning))\b/i],
  [2, /\b(looking for (an?|some\w{3,4})|(we|i) want|would like to|budget|rfp|tender|nda)\b/i],
  [2, /wir (suchen|brauchen|planen|möchten)|suchen wir|nous (cherchons|souhaitons)|il me faut/i],
  [2, /necesita(mos)?\b|buscamos|precisamos|procura(mos)?\b|cerchiamo|vorremmo|zoeken|szukamy/i],
  [2, /chcielibyśmy|istiyoruz|нам нуж|نحتاج|نبحث|نرغب|需要|计划|希望|検討|探して|필요|चाहिए/i],
  [3, /\b(our|my) ([\w-]{1,30} ){0,2}((web ?)?sites?|shops?|apps?|platform|portal|payment)\b/i],
  [3, /\b(our|my) ([\w-]{1,30} ){0,2}(practice|systems?|agency|calculator|rankings?|domain)\b/i],
  [3, /\bour (own|last|former|current|present|online|existing)\b|\bours\b|\bmy (blog|brand)\b/i],
  [3, /\b(unsere?[nm]?|notre|nuestr[oa]|noss[oa]|nostro|onze)\b|firmamız|sitemiz|弊社|我们|我司/i],
  [2, /\b(can|could|would) you (please )?(re)?(design|build|fix|take|estimate|help|make|test)/i],
  [2, /\bhow much (is|for|would|does|to)\b|please (call|quote|estimate)|do you (take over|sign)/i],
];

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]*/gi;

export const patterns = [...[...signs, ...buyer].map(([, pattern]) => pattern), link];

/** Rates how much an enquiry looks like spam, from 0. The visitor does not learn the score. */
export function spamScore({ name, message }: Pick<Enquiry, 'name' | 'message'>): number {
  const text = message.slice(0, READ);
  const links = text.match(link)?.length ?? 0;
  const words = text.replace(link, '').trim();
  let score = 0;
  for (const [points, pattern] of signs) if (pattern.test(text)) score += points;
  if (name.slice(0, READ).search(link) !== -1) score += 5;
  // Links with almost no text beside them; a table of mock-ups, for example, describes each link.
  if (links >= 3 && words.length < links * 3) score += 5;
  if (links > 0 && words.length < 100) score += 1;
  if (isShouting(words)) score += 1;
  for (const [points, pattern] of buyer) if (pattern.test(words)) score -= points;
  return Math.max(0, score);
}

/** Counts capitals only in scripts that have them. */
function isShouting(text: string): boolean {
  return text.length > 40 && text === text.toUpperCase() && text !== text.toLowerCase();
}
