import type { Enquiry } from '@frontage/contract/enquiry';

/** From this score on an enquiry is marked as suspected. It is mailed all the same. */
export const MARK_AT = 5;

/** How much of an enquiry is read, in characters: it says what it is about before that. */
const READ = 10_000;

type Sign = readonly [points: number, pattern: RegExp];

/**
 * What speaks for spam: not a subject, which a buyer may have too (a casino needs software, a relaunch
 * has backlinks), but a subject together with an offer, a lure or a price. Few signs are enough alone.
 * Every repetition is bounded, so that the time grows with the text and not with its square.
 */
const signs: readonly Sign[] = [
  // Markup of a forum or of a page: no form takes it, and only robots try.
  [5, /\[(url|link)[=\]]/i],
  [5, /<a\s[^<>]{0,200}href/i],

  // Subjects.
  [
    2,
    /\bseo\b|seo(优化|対策)|back-?links?\b|do-?follow|domain authority|\b[dp]a ?\d\d|\blink[- ](building|insertions?|placements?)|\b(guest|sponsored) (post|article)|gast(beitrag|artikel)|\branking|organic traffic|search engine|référencement|posicion|продвижени|ссыл(ки|ок)|优化|外链|被リンク|検索順位/i,
  ],
  [2, /casino|казино|\bslots\b|\bbetting\b|\bbahis\b|scommesse|jackpot|\bgaming\b/i],
  [2, /\b(viagra|cialis|tramadol|pills|replica)\b/i],
  [1, /\b(bitcoin|btc|crypto|krypto)/i],
  [2, /\bloans?\b|kredit|\bcrédit\b|\bprêt\b|préstamo|empréstimo|кредит|займ/i],

  // What nobody says who wants software made.
  [
    4,
    /free ?spins?\b|freispiele|tours gratuits|фриспин|(welcome|no deposit) bonus|bonus (ohne|de bienvenue)|hoş ?geldin bonus|бонус за регистрац|(instant|fast) (withdrawal|payout)/i,
  ],
  [
    4,
    /(profits?|returns?|ganancias?|gewinne?)[ ,]{1,3}(guaranteed|garanti)|(guaranteed|daily) (profit|return|income)|passive income|giveaway|btc back|\b(earn|made|make|gana|turned|verdiene)\b.{0,30}[$€]? ?\d[\d,.]{2}.{0,40}(week|days?\b|días?|tag)/i,
  ],
  [
    3,
    /interest rate|low interest|(at|of) \d{1,3} ?% interest|zinssatz|taux de|% de interés|juros|(no|without) collateral|sin aval|sem garantia|bad credit|ohne schufa|(urgent|dringend|urgente).{0,20}(loan|kredit)|(loan|préstamo|empréstimo|prêt)s? (urgente|rapide|entre particuliers)/i,
  ],
  [3, /\b(buy|cheap)\b.{0,20}\b(viagra|cialis|pills|watches|bags)\b|online without prescription/i],
  [
    4,
    /next of kin|beneficiary of|deceased client|(usd|\$|€) ?\d[\d.,]{0,12} million|(funds|money) (is|are) ready|strictly confidential/i,
  ],
  [4, /\b(hot|lonely|single) (girls|women|ladies)|meet tonight|women near you/i],
  [
    3,
    /\byour (\w{1,20} ){0,2}(invoice|payment|domain|account|hosting|listing)\b.{0,50}(overdue|suspen|expire|failed|removed)/i,
  ],
  [
    3,
    /within \d\d hours|final notice|pay here|secure payment link|update your payment|to avoid (suspension|interruption)/i,
  ],
  [
    5,
    /(mass|bulk) (mailing|advertis)|(send|deliver).{0,40}(message|advertisement|offer|ad)\b.{0,40}(contact forms|websites)|рассылк/i,
  ],
  [3, /\b(e-?mail|contact|b2b) ?(lists?|database|contacts)\b|decision makers|email leads/i],
  [4, /\b(sell|buy|get|star)\b.{0,20}\breviews\b/i],
  [3, /\d (real )?visitors|(guaranteed|real) (traffic|visitors)/i],
  [
    3,
    /first page|page (one|1)\b|ersten? seite|première page|primera página|primeira página|prima pagina|top[- ]?10|топ[- ]?10|首页排名|一ページ目|high (da|quality|authority)\b|hochwertige (backlinks|links)|liens de qualité|links? de qualidade|高质量|do-?follow/i,
  ],
  [
    3,
    /\b(increase|improve|boost|hurt)s? .{0,25}(traffic|rankings?|conversions?|rating|visibility|sales)\b/i,
  ],
  [
    3,
    /(publish|post) (a|an|our|your) (guest|sponsored|article)|(accept|offer) .{0,20}(sponsored|guest|link|articles)|(gastbeitrag|guest post|artículo|article invité).{0,60}(veröffentlich|pubblica|publi)|(pubblicare|publicar|publier) un (guest|article|artículo)|link (insertion|placement)|per post\b/i,
  ],
  [
    3,
    /dedicated developers|\boffshore\b|outsourc(e your|ing company)|[$€]\d{1,9} ?(per hour|an hour|\/ ?h(our)?)\b|\d\+ (\w{1,20} )?developers|white label|cheaper than/i,
  ],
  [
    3,
    /(redesign|develop|promote|rank) (your|you) .{0,30}(website|site|app)\b|we (can|could|will) (help|increase|improve|boost|redesign|put|rank|grow|fix|deliver|send|make)\b|we (offer|develop|fix) .{0,40}(packages?|from \$|price|\$\d)/i,
  ],

  // How an offer sounds: alone, a buyer may say it too.
  [
    2,
    /\b(visit(ed)?|came across|come across|checked out|found|browsed|reviewed|noticed|audit of)\b.{0,50}\byour (web ?)?site|(ihre|eure) (web)?seite besucht|visit(ant|é|ei|ado) (votre|o seu|su) (site|página)|en visitant votre/i,
  ],
  [
    3,
    /\b(can|may|shall|could|should) (i|we) (send|share|email|give)\b|i (can|will|could) (send|share|email) (you|counts)?|reply (for|with|to my)|want to see samples|(your interest|share our)|apply now|(register|click|order|pay|buy) (here|now)|claim your|(would|are) you (be )?interested in|interested in a (free|quick)|right person|puis-je vous envoyer|le envío|posso (enviar|inviare)|kontaktieren sie uns noch heute|contactez-nous pour|escríbanos|responda com|regístrate|üye ol|inscrivez-vous|join free|free registration/i,
  ],
  [2, /telegram|телеграм|whatsapp|加微信/i],
  [2, /(short|quick) call\b|help your (company|business)|greetings of the day|dear sir/i],
  [
    2,
    /\b(from|only|just|for|starting) (only )?[$€]\d|[$€]\d{1,9} (a|per) month|(ab|desde|da|à partir de|от) \d[\d.]{0,12} ?(€|euro|руб|dólares)|lowest price|affordable|günstig|недорого|格安|价格优惠|\bcheap\b|\d\d% (off|discount|cheaper)/i,
  ],
  [
    2,
    /\bfree (audit|report|analysis|consultation|seo|samples?)\b|at no cost|kostenlose (analyse|beratung)|audit gratuit|auditor[ií]a (gratuita|gratis)|無料診断/i,
  ],
  [
    2,
    /guaranteed? (ranking|results?|delivery)|money back|100 ?% (safe|unique|guarantee)|delivery guaranteed|гаранти/i,
  ],
  [2, /\b(bit\.ly|t\.me|tinyurl\.com|wa\.me)\//i],
];

/**
 * What speaks for a buyer, whatever else the text is about: who says what they need, who writes about
 * what is their own, and who asks for work. Spam writes about what is yours.
 */
const buyer: readonly Sign[] = [
  [
    2,
    /\b(we|i) (also )?(need|require|seek|plan|must|are (re)?(looking for|planning|launching|platforming|relaunching))\b|\bwe (re)?launch\b|\b(looking for (a|an|somebody|someone|penetration|people)|(we|i) want|wants? (somebody|someone|to (build|move|talk|test|improve))|would like to (move|build|have)|budget|rfp|tender|nda)\b|wir (suchen|brauchen|planen|möchten)|suchen wir|nous (cherchons|souhaitons)|il me faut|necesita(mos)?\b|buscamos|precisamos|procura(mos)?\b|cerchiamo|vorremmo rifare|zoeken|szukamy|chcielibyśmy|istiyoruz|нам нуж(ен|на|но|ны)|نحتاج|نبحث|نرغب|需要|计划|希望|検討|探して|필요|चाहिए/iu,
  ],
  [
    3,
    /\b(our|my) (([\w-]{1,30} ){0,2}(web ?sites?|sites?|shops?|stores?|apps?|domains?|platform|portal|practice|clinics?|users?|systems?|agency|calculator|requirements|rankings?|payment|hosting|hardware|product|sales|editors|blog|brand|present|current|existing|former|last)\b|needs?\b)|^ours\b|\bours (is|\()|\b(unser|unsere|unseren|unserem|notre|nuestr[oa]|noss[oa]|il nostro|onze|ons|firmamız|sitemiz|弊社|我们|我司)\b/iu,
  ],
  [
    2,
    /\b(can|could|would) you (please )?(re)?(design|build|fix|take|estimate|look|send|help|make|test|write)|\bhow much (is|for|would|does|to)\b|please (send|call|quote|tell|estimate)|which (stack|technology|of your)|do you (take over|sign|build|work|do|test)\b/iu,
  ],
];

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]*/gi;

/** Everything that a message is searched for. */
export const patterns = [...[...signs, ...buyer].map(([, pattern]) => pattern), link];

/** How much an enquiry looks like spam, from 0. The visitor does not learn it. */
export function spamScore({ name, message }: Pick<Enquiry, 'name' | 'message'>): number {
  const text = message.slice(0, READ);
  const links = text.match(link)?.length ?? 0;
  const words = text.replace(link, '').trim();
  let score = 0;
  for (const [points, pattern] of signs) if (pattern.test(text)) score += points;
  if (name.slice(0, READ).search(link) !== -1) score += 5;
  // A list of links with next to nothing beside them; a table of mock-ups names each.
  if (links >= 3 && words.length < links * 3) score += 5;
  if (links > 0 && words.length < 100) score += 1;
  if (isShouting(words)) score += 1;
  for (const [points, pattern] of buyer) if (pattern.test(words)) score -= points;
  return Math.max(0, score);
}

/** Only where there is another way to write it: most of the world's scripts have no capitals. */
function isShouting(text: string): boolean {
  return text.length > 40 && text === text.toUpperCase() && text !== text.toLowerCase();
}
