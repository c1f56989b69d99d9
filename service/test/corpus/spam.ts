import type { Sample } from './enquiries.ts';

const inLanguage = (language: string) => (name: string, message: string) => ({
  language,
  name,
  message,
});
const [en, de, fr, es, pt, it, ru, tr, zh, ja] = [
  inLanguage('en'),
  inLanguage('de'),
  inLanguage('fr'),
  inLanguage('es'),
  inLanguage('pt'),
  inLanguage('it'),
  inLanguage('ru'),
  inLanguage('tr'),
  inLanguage('zh'),
  inLanguage('ja'),
] as const;

/** Spam that the score was made with. No person and no company in it is real. */
export const spam: Sample[] = [
  en(
    'Alex',
    'Hi, I visited your website and noticed that it is not ranking on the first page of Google. We can increase your organic traffic and put you on page one within 30 days. Reply for a free audit report.',
  ),
  en(
    'SEO Expert',
    'Dear Sir/Madam, we offer affordable SEO packages: 500 high DA backlinks, keyword research, on-page optimisation. Guaranteed ranking or your money back! Can I send you our price list?',
  ),
  en(
    'Jessica',
    'Hello, I would like to publish a guest post on your blog. The article is 100% unique and contains one do-follow link. How much do you charge per post?',
  ),
  en(
    'Mike',
    'We are interested in link insertion on your website. Do you accept sponsored posts, casino and CBD links? Please tell me your price, we pay by wallet.',
  ),
  en(
    'Casino',
    'Best online casino 2026! 200 free spins and a welcome bonus of $500: https://spin.example/?ref=77',
  ),
  en(
    'WinBig',
    'Play slots and live betting now, no deposit bonus, instant withdrawal. Register here https://bet.example/x1 and here https://bet.example/x2',
  ),
  en(
    'Loan Officer',
    'Do you need an urgent loan? We give out business and personal loans at 3% interest rate without collateral. Apply now with your amount needed, duration and phone number.',
  ),
  en(
    'Investor',
    'I made $12,000 in one week with this bitcoin trading platform. Deposit $250 and the AI trades for you, profit guaranteed. Contact my broker on WhatsApp +1 555 0100.',
  ),
  en(
    'CryptoGift',
    'Crypto giveaway: send 0.1 BTC and receive 0.2 BTC back. Limited time! https://double.example',
  ),
  en(
    'forumbot',
    'Nice site! [url=https://pills.example]cheap pills[/url] [url=https://pills2.example]buy here[/url]',
  ),
  en(
    'Kevin <a href="https://x.example">click</a>',
    'Hello there <a href="https://x.example/a">cheap watches</a>',
  ),
  en('https://www.promo.example', 'Great content, keep it up!'),
  en(
    'Anita',
    'We are a leading IT outsourcing company with 150+ developers. Hire dedicated developers from $12 per hour: PHP, React, iOS, Android. Can we schedule a quick call to discuss how we can help your company?',
  ),
  en(
    'Rahul',
    'Greetings of the day! We are an offshore web design and development company. We can redesign your website at a very affordable price. May I send you our portfolio and quotation?',
  ),
  en(
    'Accounts',
    'Your invoice is overdue. Payment of $1,249.00 is required within 24 hours to avoid suspension of your domain name. Pay here: https://pay.example/inv/8821',
  ),
  en(
    'Domain Service',
    'FINAL NOTICE: your domain registration expires. Renew your search engine listing today or your website will be removed from search. Secure payment link: https://renew.example/d',
  ),
  en(
    'Leads',
    'Would you be interested in a verified email list of decision makers? We have 50 million B2B contacts with phone numbers. Reply with your target industry and I will send counts and pricing.',
  ),
  en(
    'Video',
    'I came across your website and think an explainer video would boost your conversions. We make animated explainer videos from $99. Want to see samples?',
  ),
  en(
    'Pharma',
    'Buy viagra, cialis and tramadol online without prescription, worldwide shipping, 80% discount https://meds.example/cheap',
  ),
  en(
    'Ella',
    'Hot girls in your city want to meet tonight. Free registration https://date.example/?a=1',
  ),
  en(
    'Traffic',
    'Get 10,000 real visitors to your website for only $39. Guaranteed traffic from social media. Order now: https://visits.example',
  ),
  en(
    'Reviews',
    'We sell 5 star Google reviews and Trust reviews for your business, non drop, 100% safe. Increase your rating now, message us on Telegram.',
  ),
  en(
    'Backlink Bro',
    'Permanent dofollow links DA 70+ PA 60+ from only $5. Domain authority boost in 15 days, white hat, full report. Order: https://links.example/order',
  ),
  en(
    'Feedback forms',
    'This message was sent to you through your contact form. We can send your advertisement to 2 million websites the same way! Mass mailing to contact forms, $49 per million.',
  ),
  en(
    'Kate',
    'Quick question: who is the right person to talk to about your online marketing? We found several errors on your website that hurt your Google ranking. I can email you the full report at no cost.',
  ),
  en(
    'Money',
    'Earn $5000 per day from home, passive income without experience! https://earn.example/1 https://earn.example/2 https://earn.example/3',
  ),
  en(
    'Barrister',
    'I am the lawyer of a deceased client who left USD 14.5 million. As you share his family name, I propose that you stand as next of kin and beneficiary of the funds. Strictly confidential.',
  ),
  en(
    'Web audit',
    'Hello, I ran an audit of your site and it has low traffic and broken SEO tags. For $199 a month our SEO experts improve your ranking, social media and backlinks. Shall I send a proposal?',
  ),
  en(
    'App dev',
    'We develop mobile apps at the lowest price, starting from $500. Our team of 80+ experienced developers is ready. White label partnership also possible. Let me know your interest and I will share our rates.',
  ),
  en(
    'links',
    'https://a.example https://b.example https://c.example https://d.example https://e.example https://f.example',
  ),
  de(
    'SEO Team',
    'Guten Tag, ich habe Ihre Webseite besucht und gesehen, dass sie bei Google nicht auf der ersten Seite steht. Wir bieten Ihnen hochwertige Backlinks zum günstigen Preis. Kostenlose Analyse auf Anfrage!',
  ),
  de(
    'Kredit',
    'Brauchen Sie dringend einen Kredit? Sofortkredit ohne Schufa von 5.000 bis 500.000 Euro, Zinssatz 2 %. Kontaktieren Sie uns noch heute.',
  ),
  de(
    'Gewinn',
    'Online Casino Bonus ohne Einzahlung, 150 Freispiele warten auf Sie: https://spiel.example/bonus',
  ),
  fr(
    'Référencement',
    'Bonjour, en visitant votre site, nous avons remarqué qu’il n’apparaît pas en première page de Google. Nous proposons des liens de qualité et un audit gratuit. Puis-je vous envoyer nos tarifs ?',
  ),
  fr(
    'Prêt rapide',
    'Offre de prêt entre particuliers de 3 000 à 900 000 euros, taux de 2 %, réponse en 48 heures. Contactez-nous pour votre demande de crédit.',
  ),
  es(
    'Posicionamiento',
    'Hola, he visitado su página web y podemos posicionarla en la primera página de Google en 30 días. Paquete de enlaces desde 99 euros. ¿Le envío una auditoría gratuita?',
  ),
  es(
    'Inversión',
    'Gana 3000 dólares al día con bitcoin, inversión mínima de 250 dólares y ganancias garantizadas. Regístrate: https://gana.example',
  ),
  pt(
    'Empréstimo',
    'Você precisa de empréstimo urgente? Oferecemos empréstimos sem garantia com juros de 3%. Responda com o valor desejado e o seu telefone.',
  ),
  it(
    'Link building',
    'Salve, vorremmo pubblicare un guest post con un link dofollow sul vostro sito. Potete indicarmi il prezzo? Accettate anche articoli su casinò e scommesse?',
  ),
  ru(
    'Продвижение',
    'Здравствуйте! Предлагаем продвижение сайта в топ-10 Google и Яндекс, прогон по базам, ссылки с трастовых сайтов. Гарантия результата, цены от 3000 рублей. https://seo.example',
  ),
  ru(
    'Казино',
    'Лучшее онлайн казино, бонус за регистрацию 5000 рублей и 100 фриспинов https://kazino.example',
  ),
  zh(
    '推广',
    '专业SEO优化，谷歌首页排名，高质量外链，快速提升网站流量，价格优惠，加微信咨询 https://tuiguang.example',
  ),
];

/**
 * A third that was written before the score was, and that nothing was tuned on: it was only counted. The
 * same hand wrote both parts, so it flatters; what your own visitors write is the better test.
 */
export const spamKept: Sample[] = [
  en(
    'Daniel',
    'Hey, just checked out your website and it looks great, but it gets barely any visitors from Google. We helped 300+ businesses reach page 1. Interested in a free SEO consultation?',
  ),
  en(
    'Outreach',
    'Hi team, do you offer sponsored articles or link placements on your blog? I have several clients in finance and gaming who want do-follow links. What is your rate?',
  ),
  en(
    'Jackpot',
    'Claim your 300% casino welcome bonus and free spins today, fast payout https://jack.example/go',
  ),
  en(
    'Quick Capital',
    'Get a business loan of up to $500,000 in 24 hours, bad credit ok, no collateral. Low interest rates. Apply now: https://capital.example/apply',
  ),
  en(
    'Trader Jane',
    'My mentor turned my $500 into $9,800 in bitcoin within 10 days. If you want to earn daily profit with crypto investment, message her on Telegram @janeexample.',
  ),
  en('poster', 'thanks for sharing [link=https://bags.example]replica bags[/link]'),
  en(
    'Sam, Offshore Dev',
    'Looking to outsource your development? Our company offers dedicated developers at $10/hour, 95% cheaper than hiring locally. Are you available for a short call this week?',
  ),
  en(
    'Billing Dept',
    'Notice: your hosting payment failed and your account will be suspended within 24 hours. Update your payment details now to avoid interruption: https://billing.example/update',
  ),
  en(
    'Data',
    'We provide targeted email lists of CEOs and IT managers, 95% delivery guaranteed. Can I share a sample and the price?',
  ),
  en(
    'Linda',
    'I noticed some SEO issues on your website: missing meta tags, slow speed and few backlinks. We fix all of them from $99 per month. Shall I send you the audit report?',
  ),
  en(
    'Dating',
    'Lonely women near you want to chat, join free https://chat.example/1 https://chat.example/2 https://chat.example/3',
  ),
  en(
    'Ads robot',
    'We will deliver your message to millions of website contact forms. Cheap bulk advertising without spam filters, ask for a price.',
  ),
  en(
    'Designer',
    'Greetings, I am a web designer and can redesign your outdated website for a very affordable price and make it mobile friendly. May I send you some samples and a quote?',
  ),
  en(
    'Fund manager',
    'I represent an investor who wishes to place USD 25 million in your company. The funds are ready for transfer. Reply to my private email for details, strictly confidential.',
  ),
  de(
    'Gastartikel',
    'Hallo, wir würden gerne einen Gastbeitrag mit einem Dofollow-Link auf Ihrer Seite veröffentlichen. Was kostet das? Themen wie Casino und Krypto wären auch interessant.',
  ),
  fr(
    'Bonus',
    'Casino en ligne : 200 tours gratuits et un bonus de bienvenue de 500 euros, inscrivez-vous https://jeu.example',
  ),
  es(
    'Préstamos',
    '¿Necesita un préstamo urgente? Ofrecemos préstamos desde 2.000 hasta 800.000 euros al 2 % de interés, sin aval. Escríbanos hoy.',
  ),
  pt(
    'SEO',
    'Visitei o seu site e vi que ele não aparece na primeira página do Google. Oferecemos backlinks de qualidade e auditoria gratuita. Posso enviar a tabela de preços?',
  ),
  ru(
    'Рассылка',
    'Рассылка по формам обратной связи: ваше предложение получат миллионы сайтов. Недорого, гарантия. Телеграм @example',
  ),
  tr(
    'Bahis',
    'Canlı bahis ve casino sitesinde hoş geldin bonusu, çevrimsiz freespin! Hemen üye ol https://bahis.example',
  ),
  ja(
    '集客',
    'ホームページのSEO対策で検索順位を一ページ目に上げます。被リンク多数、格安料金。無料診断はこちら https://seo-jp.example',
  ),
];
