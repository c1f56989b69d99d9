/** What a visitor writes; the other fields of the form say nothing about spam. */
export type Sample = { language: string; name: string; message: string };

const en = (name: string, message: string): Sample => ({ language: 'en', name, message });
const inLanguage = (language: string) => (name: string, message: string) => ({
  language,
  name,
  message,
});
const [de, fr, es, pt, it, nl, pl, tr, ru, ar, zh, ja, ko, hi] = [
  inLanguage('de'),
  inLanguage('fr'),
  inLanguage('es'),
  inLanguage('pt'),
  inLanguage('it'),
  inLanguage('nl'),
  inLanguage('pl'),
  inLanguage('tr'),
  inLanguage('ru'),
  inLanguage('ar'),
  inLanguage('zh'),
  inLanguage('ja'),
  inLanguage('ko'),
  inLanguage('hi'),
] as const;

/** Enquiries that the score was made with. No person and no company in them is real. */
export const enquiries: Sample[] = [
  en(
    'Priya N.',
    'Hello, we are a seed-stage start-up (4 people) and need an MVP of a booking app for physiotherapists by September. iOS first, Android later. Budget around 60k. Could we talk next week?',
  ),
  en(
    'Tom Barrett',
    'We relaunch our shop this year. Present site: https://www.oldshop.example, staging: https://staging.oldshop.example/en, and the design we like: https://www.figures.example/project. All 4,000 addresses have to redirect so that we keep our rankings and backlinks. Who would do that at yours?',
  ),
  en(
    'M. Okafor',
    'Our domain authority took ten years to build and our last agency lost a third of it in a migration. We want somebody who plans the redirects before writing code. 12,000 pages, three languages. What would an audit before the move cost?',
  ),
  en(
    'LENA FISCHER',
    'WE NEED A NEW CUSTOMER PORTAL. OUR CURRENT ONE IS FROM 2011 AND RUNS ON A SERVER THAT NOBODY DARES TO RESTART. PLEASE CALL ME ON 555-0142. SORRY FOR THE CAPITALS, THE KEY IS STUCK.',
  ),
  en(
    'Casino IT',
    'We operate two licensed casinos on land and need software for shift planning of our croupiers: 340 employees, rules from three collective agreements, an export for payroll. On premises only. Do you sign an NDA before we send the requirements?',
  ),
  en(
    'Dr. Ann Willis',
    'Our online pharmacy needs a prescription upload that checks e-prescriptions against the national service and a nurse who can step in. We sell no viagra to people without a prescription, and the software has to make sure of that. Regulated environment, so tests and an audit trail matter most.',
  ),
  en(
    'Treasury desk',
    'We run a regulated crypto exchange and look for a team of three for the order book front end: React, WebSockets, 200 updates a second. Bitcoin and 14 other pairs. Penetration test at the end. Please send two references from fintech.',
  ),
  en('Greg', 'hi, how much is an app'),
  en(
    'Procurement, Northgate',
    'RFP 2026-114: replacement of our supplier portal (SSO with SAML, about 2,300 suppliers, interfaces to our ERP). Documents: https://tenders.northgate.example/114/requirements.pdf , https://tenders.northgate.example/114/interfaces.pdf , https://tenders.northgate.example/114/terms.pdf . Questions until the 14th, offers until the 30th.',
  ),
  en(
    'Sofia',
    'Mock-ups so far:\nHome | https://design.example/m/1\nSearch | https://design.example/m/2\nProduct | https://design.example/m/3\nBasket | https://design.example/m/4\nCheckout | https://design.example/m/5\nAccount | https://design.example/m/6\nOrders | https://design.example/m/7\nReturns | https://design.example/m/8\nHelp | https://design.example/m/9\nCan you estimate the front end from these?',
  ),
  en(
    'Marketing',
    'Our agency sells guest posts and backlinks to its clients, and all of it is kept in spreadsheets today. We would like a small web application in which our editors follow each placement from order to invoice. 15 users. Interested?',
  ),
  en(
    'J. Whitlock',
    'I visited your website and liked the article about grid and flexbox. We have a design system in React with 70 components and want it tested for accessibility before a public tender in autumn. Is that something you do?',
  ),
  en(
    'Hamid',
    'We lend small sums to farmers in East Africa and need an offline-first Android app for our field officers: applications, repayments, photographs of the loan documents. 400 devices, bad network. We have a budget from a foundation.',
  ),
  en(
    'Ops',
    'Betting terminals: we build the hardware and look for somebody to write the automated tests of the user interface (Linux, Qt). The slots and sports betting software itself is not part of it. Start in May, about six months.',
  ),
  en(
    'Rosa Delgado',
    'We are looking for an outsourcing partner for quality assurance, two testers full time, European hours. Our product is a dispatch system for ambulances. Please tell us how you staff and what your rates are.',
  ),
  en(
    'Kim',
    'Search traffic to https://www.garden.example fell by 40 % after the last relaunch. Search Console shows soft 404s. Could you look at the technical side (rendering, canonical links, sitemaps) and give us an offer for the repair? Content and SEO strategy stay with our own people.',
  ),
  en('', ''),
  en(
    'Ben',
    'Invoice 2025-331 of yours has the wrong VAT number on it. Could accounting send a corrected one? Thanks!',
  ),
  de(
    'Jürgen Vogt',
    'Guten Tag, wir planen den Relaunch von https://www.maschinen.example und möchten dabei von einem alten CMS weg. Rund 900 Seiten, Deutsch und Englisch. Wichtig ist uns, dass unsere Backlinks und die Positionen bei Suchmaschinen erhalten bleiben. Hätten Sie im März Kapazität?',
  ),
  de(
    'Stadtwerke',
    'Wir suchen einen Dienstleister für die Barrierefreiheit unseres Kundenportals (BITV 2.0). Bitte nennen Sie uns Tagessätze und zwei vergleichbare Projekte.',
  ),
  de(
    'A. Brandt',
    'WIR BRAUCHEN BIS MÄRZ EINE NEUE INTERNETSEITE FÜR UNSERE KANZLEI. BITTE RUFEN SIE MICH AN.',
  ),
  fr(
    'Claire M.',
    'Bonjour, nous sommes une mutuelle de 200 000 adhérents et cherchons un partenaire pour refondre notre espace client. Le site actuel : https://www.mutuelle.example. Nous aimerions un premier échange la semaine prochaine.',
  ),
  fr(
    'Nadia',
    'Je monte une jeune entreprise autour de la location de vélos-cargos. Il me faut une application mobile simple, avec paiement. Combien de temps et combien cela coûterait-il ?',
  ),
  fr(
    'Direction informatique',
    'Notre casino, titulaire d’une licence, souhaite moderniser son logiciel de gestion des stocks du restaurant et de l’hôtel. Aucun jeu en ligne. Pouvez-vous nous proposer une date ?',
  ),
  es(
    'Marisol',
    'Hola, tenemos una tienda de muebles y queremos vender por internet. Unos 300 productos. Hoy solo tenemos https://www.muebles.example/. ¿Nos podéis preparar un presupuesto?',
  ),
  es(
    'Hospital Comarcal',
    'Buscamos una empresa para desarrollar una aplicación de citas integrada con nuestro sistema clínico (HL7). El plazo de ofertas termina el día 20. ¿Podrían enviarnos referencias del sector sanitario?',
  ),
  pt(
    'Beatriz',
    'Bom dia! Precisamos migrar o nosso site para uma plataforma nova sem perder o tráfego das pesquisas. São 2.500 páginas em português e inglês. Vocês têm experiência com isso?',
  ),
  pt(
    'Rui',
    'Temos um protótipo no Figma e investimento fechado. Procuramos uma equipa de três pessoas durante seis meses para a aplicação móvel. Quando poderiam começar?',
  ),
  it(
    'Studio Legale',
    'Buongiorno, vorremmo rifare il sito del nostro studio e aggiungere un’area riservata ai clienti. Il sito attuale è www.studio.example. Grazie per un preventivo di massima.',
  ),
  it(
    'Paolo',
    'Siamo un’azienda agricola e cerchiamo chi ci sviluppi un gestionale per gli ordini dei ristoranti. Oggi usiamo fogli di calcolo e telefono.',
  ),
  nl(
    'Femke',
    'Wij zijn een woningcorporatie en zoeken een partij voor een nieuwe huurdersapp. Ongeveer 18.000 gebruikers, koppeling met ons bestaande systeem. Kunnen we een afspraak maken?',
  ),
  pl(
    'Marek',
    'Dzień dobry, szukamy zespołu do testów automatycznych naszej platformy e-commerce (Playwright). Około 400 scenariuszy. Proszę o wstępną wycenę i terminy.',
  ),
  tr(
    'Elif',
    'Merhaba, lojistik firmamız için bir sürücü uygulaması yaptırmak istiyoruz. 250 araç, canlı konum ve teslimat imzası gerekiyor. Fiyat ve süre hakkında bilgi verebilir misiniz?',
  ),
  ru(
    'Ольга',
    'Здравствуйте! Нам нужен личный кабинет для покупателей нашей сети магазинов. Есть техническое задание на 30 страниц. Можете оценить сроки и стоимость?',
  ),
  ar(
    'سارة',
    'مرحبا، نحن شركة ناشئة في مجال التعليم ونحتاج إلى تطبيق للهواتف يدعم العربية والإنجليزية. لدينا تصميم جاهز ونريد أن نبدأ في الشهر القادم. هل يمكن تحديد موعد لمكالمة قصيرة؟',
  ),
  ar(
    'خالد',
    'نرغب في إعادة بناء موقع شركتنا الحالي https://www.trading.example مع نظام لإدارة الطلبات مرتبط بالمخزون. نرجو إرسال عرض سعر ومدة التنفيذ المتوقعة وأمثلة من أعمالكم السابقة.',
  ),
  zh(
    '李',
    '您好，我们是一家物流公司，想开发一套仓库管理系统，需要与现有的财务软件对接。大约有五十名用户，希望今年第三季度上线。请问贵公司能否提供初步报价和时间安排？',
  ),
  zh(
    '王女士',
    '我们计划重新设计公司官网，目前的网址是 https://www.factory.example/zh ，需要中英文两个版本，并保留原有页面的搜索排名。请联系我们讨论细节。',
  ),
  ja(
    '佐藤',
    'はじめまして。弊社の予約サイトのリニューアルを検討しております。現在のサイトは https://www.ryokan.example です。英語と中国語への対応、および決済の見直しが必要です。概算の費用と期間を教えていただけますでしょうか。',
  ),
  ja(
    '開発部',
    'モバイルアプリの品質保証をお願いできる会社を探しています。対象はiOSとAndroid、テストケースは約六百件です。一度オンラインでお話しできれば幸いです。',
  ),
  ko(
    '김지우',
    '안녕하세요. 저희는 교육 스타트업이며 학습 관리 시스템을 새로 개발하려고 합니다. 사용자 수는 약 만 명이고 내년 봄에 출시하고 싶습니다. 견적을 받아볼 수 있을까요?',
  ),
  hi(
    'अनिता',
    'नमस्ते, हमें अपने तीन क्लीनिकों के लिए अपॉइंटमेंट बुकिंग ऐप बनवाना है। हिंदी और अंग्रेज़ी दोनों भाषाएँ चाहिए। कृपया अनुमानित लागत और समय बताइए।',
  ),
  en(
    'Gallery',
    'Could you redesign our website and improve our ranking on Google? We are on the third page for everything. Can we schedule a quick call?',
  ),
  en(
    'Student finance',
    'We offer loans to students and our interest rate calculator is wrong on mobile. Can you fix it within 48 hours?',
  ),
  en(
    'Leather',
    'I visited your website. We sell bags (no replica!) and our payment failed again and again since the last update: https://bags.example. Contact me on WhatsApp please.',
  ),
  en(
    'Taken over',
    'Our domain expires and our hosting account is suspended because our former agency did not pay. Can you take over within 24 hours?',
  ),
  de(
    'Vergleich',
    'Kreditvergleich: wir suchen Entwickler für unseren Zinssatz-Rechner (Kredit ab 1.000 €). Kontaktieren Sie uns bitte.',
  ),
];

/**
 * A third that was written before the score was, and that nothing was tuned on: it was only counted. The
 * same hand wrote both parts, so it flatters; what your own visitors write is the better test.
 */
export const enquiriesKept: Sample[] = [
  en(
    'D. Castellano',
    'We are replatforming from a headless shop to something our two developers can run. Current: https://www.boots.example/ and https://www.boots.example/outlet ; the new brand guide is at https://brand.boots.example/guide.pdf . Link equity matters, we have about 1,900 referring domains. Ballpark and earliest start, please.',
  ),
  en(
    'founder',
    'pre-seed, two founders, no designer. we want to test an idea for splitting rent between flatmates. what can you do for 15k and six weeks?',
  ),
  en(
    'IT Security',
    'Following a penetration test we must replace the login of our member portal (340,000 accounts) this quarter. Two-factor, passkeys, migration of old hashes. Please confirm whether you hold ISO 27001 and send your standard contract.',
  ),
  en(
    'Poker school',
    'I teach poker, for fun and in evening classes at the adult education centre, and would like a site with a hand-history viewer. No gambling with money on it. Two weeks of work at most, I guess?',
  ),
  en(
    'HEAD OF IT',
    'URGENT: OUR WEB DEVELOPER HAS LEFT AND THE SHOP RETURNS ERROR 500 SINCE THIS MORNING. WE PAY YOUR EMERGENCY RATE. PHONE 555-0199.',
  ),
  en(
    'Lending team',
    'Credit union, 45,000 members. We want to move the loan application from paper to the web: identity check, income documents, a decision within a day by a person. Which of your people have worked with core banking systems?',
  ),
  en(
    'Wallet project',
    'Looking for a security-minded team to build a hardware wallet companion app (crypto, self-custody, open source). Rust core exists, we need iOS and Android shells and QA. Start is flexible.',
  ),
  en(
    'Content lead',
    'Our blog has 800 articles in WordPress, many of them guest posts from partners. We would like to move to a static site generator and keep authors, dates and addresses. Examples: www.blog.example/a, www.blog.example/b, www.blog.example/c. Feasible?',
  ),
  en(
    'Sean',
    'Came across your site through a colleague. Do you take over existing Rails code? Ours is nine years old, well tested, and the team is retiring one by one.',
  ),
  en(
    'Health service',
    'Tender for a patient information app in six languages. Bidders’ day on 3 June. Register at https://tenders.health.example/register?lot=2 and tell us whether you will attend.',
  ),
  de(
    'Krankenkasse',
    'Für die Ablösung unserer Onlinegeschäftsstelle suchen wir Unterstützung bei Konzeption und Oberfläche. Rahmenvertrag über zwei Jahre, etwa 1.200 Personentage. Bitte um Rückmeldung, ob Interesse an einer Teilnahme besteht.',
  ),
  fr(
    'Coopérative',
    'Nous souhaitons migrer notre boutique vers une nouvelle adresse sans perdre notre référencement ni les liens entrants. Ancien site : https://ancien.coop.example , nouveau : https://www.coop.example . Qui s’en occupe chez vous et à quel prix ?',
  ),
  es(
    'Startup de riego',
    'Somos cuatro ingenieros agrónomos con un sensor propio y necesitamos el panel web y la aplicación. Tenemos financiación hasta diciembre. ¿Podemos hablar esta semana?',
  ),
  pt(
    'Farmácia',
    'Rede de 40 farmácias procura parceiro para loja on-line com envio de receita e retirada na loja. Precisamos cumprir as regras sanitárias. Podem apresentar uma proposta?',
  ),
  it(
    'Ufficio acquisti',
    'In allegato non riesco a mettere il capitolato, lo trova qui: https://gare.comune.example/2026/17/capitolato.pdf e qui i prezzi: https://gare.comune.example/2026/17/prezzi.xlsx . Scadenza venerdì alle 12.',
  ),
  nl(
    'Jeroen',
    'Onze webshop moet sneller. Laadtijd op mobiel is nu zes seconden, zie https://www.fietsen.example. Doen jullie ook losse audits, en wat kost zoiets?',
  ),
  pl(
    'Fundacja',
    'Prowadzimy infolinię dla seniorów i chcielibyśmy prostą aplikację do umawiania wolontariuszy. Mamy grant do końca roku. Czy to się da zrobić w trzy miesiące?',
  ),
  tr(
    'Klinik',
    'Diş kliniğimiz için çevrim içi randevu sistemi istiyoruz. Mevcut sitemiz: https://www.klinik.example. Arapça ve İngilizce de olmalı. Teklifinizi bekliyoruz.',
  ),
  ar(
    'إدارة المشتريات',
    'نبحث عن شركة لتطوير منصة إلكترونية لخدمة العملاء تضم أكثر من مئة ألف مستخدم، مع ضمان أمن المعلومات والدعم الفني لمدة سنتين. نرجو تزويدنا بملف الشركة وقائمة المشاريع المشابهة.',
  ),
  zh(
    '陈先生',
    '贵公司是否承接移动应用的自动化测试项目？我们有苹果和安卓两个版本，每两周发布一次，希望建立完整的测试流程。期待您的回复，谢谢。',
  ),
  ja(
    '田中',
    '社内の受発注システムが老朽化しており、作り直しを考えています。要件は資料にまとめてあります（https://files.example/spec.pdf）。お見積りをお願いいたします。至急ではありませんが、年内に着手したいです。',
  ),
];
