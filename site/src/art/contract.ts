import type { ComponentType, ReactElement } from 'react';

/** What `screens.yaml` holds under the name of a screen or of a moment: each drawing knows the shape that it takes. */
export type ScreenWords =
  string | number | boolean | readonly ScreenWords[] | { readonly [name: string]: ScreenWords };

/**
 * An interface or a piece of one, with its words; without them where the file has none under its name. What it throws
 * while it is drawn is told as a fault of the file; `path` of an error says where in its words, as keys and numbers.
 */
export type Screen = ComponentType<{ words: ScreenWords | undefined }>;

/**
 * Screens of what the company made, by the names that content gives them: `art/screens.tsx` exports
 * them as `screens`, in a file of its own so that only pages which show one carry their sheets. Each
 * is a whole interface in HTML that fills its frame, at its natural size: it answers to the frame's
 * width by container queries, and no word in it is below 11px. A frame is inert, and read aloud
 * by the description that content gives it: a screen needs neither focus nor headings. It is styled by sheets
 * below `art/screens/` alone, since Tailwind does not read that folder.
 */
export type Screens = Record<string, Screen>;

/**
 * What a drawing is for: the page's slug, from which it may grow, and the drawing that the page's
 * content names, if it names one. What the name means is the company's art's own matter.
 */
export interface Subject {
  slug: string;
  drawing?: string | undefined;
}

/** The kinds of content that may name a drawing. */
export type Drawn = 'service' | 'industry';

/** Where the drawing of a service's banner is, and how its line runs under the words. */
export type ServiceLook =
  /** Beside the words, over a line that runs across the page. */
  | 'beside'
  /** As `beside`; under the line the background is dark. */
  | 'deep'
  /** The title is on the line itself, as large as a hero's. */
  | 'standing';

/** How an industry's page is laid out around its drawing. */
export interface IndustryLook {
  /** A long drawing is below the heading, a tall one beside it. */
  hero: 'along' | 'beside';
  /** The line between challenges and solutions. */
  pairs: 'lying' | 'standing';
}

/** A page whose share image is drawn. */
export interface SharedPage extends Subject {
  section: 'company' | 'services' | 'industries' | 'articles' | 'work' | 'jobs';
}

/**
 * Where the hero's drawing is taken hold of, as shares of its box: how far along it the handle goes,
 * from the smallest size to the largest, and how far from the top it is.
 */
export interface Station {
  from: number;
  to: number;
  top: number;
}

/**
 * Bends the hero's drawing once a visitor takes hold of it: `art/follow.ts` exports it as `follow`, in a file of
 * its own because it is the only art that is sent to a browser, and only then.
 *
 * @param drawing one of the two shapes, in the page
 * @returns draws it for a size, from -1, the smallest, over 0, as it was drawn, to 1; until it has `arrived`
 *   another frame follows, and what is hard to see in passing may be left to that one
 */
export type Follow = (drawing: SVGSVGElement) => (size: number, arrived: boolean) => void;

/** The picture of a share image: 1200 by 630 units; the upper 120 hold the names. */
export interface SharePicture {
  /** SVG content. Colours are `currentColor` and the theme's variables; words do not show. */
  drawing: ReactElement;
  /** The place of the drawing's origin, and the scale of the drawing. */
  at: readonly [x: number, y: number];
  scale: number;
  /** How much of the width the title may take: from 800 on it has two lines, else four. */
  titleWidth: number;
}

/**
 * The places where a company may draw, each of them optional: a company without art exports nothing,
 * and gets what the line of each place names instead.
 *
 * Drawings are SVG in `currentColor` and the theme's variables, so that one serves both schemes; they
 * are decorative and hide themselves from assistive technology. Each gives itself the classes that
 * place it, from Tailwind or from the `art.css` beside it.
 */
export interface Art {
  /** The drawings that content may name: any other name stops the build. */
  drawings?: Record<Drawn, readonly string[]>;

  /**
   * Under the words of the home page, in two shapes: for 768px and more, and for phones. Else: type alone.
   */
  HomeHero?: ComponentType<{ shape: 'wide' | 'tall' }>;
  /**
   * Where the handle of `slider` is on both, for a drawing that can be bent: `Follow`. It draws itself
   * once. Else: no handle.
   */
  HomeSlider?: Record<'wide' | 'tall', Station>;
  /** At the head of a service's card on the home page, 144px high. Else: a card of words. */
  ServiceCard?: ComponentType<Subject>;
  /** Beside the emoji of an industry, 160 by 120 units. Else: the emoji alone. */
  IndustryCard?: ComponentType<Subject>;

  /** In the header's two panels, 4:3, as files of their own. Else: words and links. */
  ServicesPanel?: ComponentType;
  IndustriesPanel?: ComponentType;

  /** The banner of a service. Else: title and facts on a plain background. */
  ServiceHero?: {
    look: (service: Subject & { category: string }) => ServiceLook;
    /** Drawn twice, 720 units wide: what is over the line, and what is under it. */
    Picture: ComponentType<
      Subject & { part: 'over' | 'under'; look: ServiceLook; className: string }
    >;
  };
  /** The upright spine between the callouts of what one gets. Else: callouts in columns. */
  WhatYouGet?: {
    /** Drawn lying, 1240 by 460 units, its line at 220: the page turns it upright. It is a file of its own. */
    Picture: ComponentType<Subject>;
    /** How far it reaches to either side of its line, as a share of its length. */
    reach: (service: Subject) => number;
  };

  industryLook?: (industry: Subject) => IndustryLook;
  /** Under the heading or beside it, as `industryLook` has it. Else: the heading over its facts. */
  IndustryHero?: ComponentType<Subject>;
  /** Beside the words of the first release, five columns of twelve. Else: the words. */
  FirstRelease?: ComponentType<Subject>;
  /**
   * Under the words of the way on to /contact; from 1024px on the middle between two rows. Else: the words.
   */
  IndustryContact?: ComponentType<Subject>;

  /** Over a step of a project, the first of which is 0, of as many. Else: the words. */
  EngagementStep?: ComponentType<{ step: number; of: number }>;
  /** Over a plan of an estimate; the smallest is 0. Else: the words. */
  EstimatePlan?: ComponentType<{ step: number }>;

  /** On the card of an article, 4:3. Else: a card of words. */
  ArticleCard?: ComponentType<Subject>;
  /** Behind the title of an article, as `IndustryContact`. A file of its own. Else: the title. */
  ArticleHead?: ComponentType<Subject>;

  /** Under the words at the head of a case study, from edge to edge. Else: type alone. */
  CaseHead?: ComponentType<Subject>;

  /**
   * In the first view of the about page and of pages that open like it, which is dark and at least 600px high.
   * Else: type alone.
   */
  AboutHero?: ComponentType<Subject>;
  /** Framed, between the mission and its facts; shown `tall` below 768px. A file of its own. Else: the facts. */
  AboutMission?: ComponentType<{ shape: 'wide' | 'tall' }>;
  /** As `IndustryContact`, at the end of a page of bands. Else: the words. */
  AboutAsk?: ComponentType<Subject>;

  /** Somebody of people.yaml, 4:5, where no photograph is: those whom it can draw. Else: a monogram. */
  Portrait?: { drawn: readonly string[]; Picture: ComponentType<{ person: string }> };
  /** Under the other ways to get in touch, four columns of twelve, from 1024px on. Else: nothing. */
  Contact?: ComponentType;

  /**
   * On the page that says one thing. `lost` and `failed` hold a line: the page places them by the class
   * that it gives, and their `--line` says where the line is, from the picture's top. Else: type alone.
   */
  Notice?: ComponentType<{ kind: 'lost' | 'failed' | 'sent'; className: string }>;

  /** The picture of a share image, and what it shows: it ends the image's description. Else: type alone. */
  share?: {
    picture: (page: SharedPage) => SharePicture;
    description: string;
  };

  /**
   * Pieces of a screen, by the names that entries of `project-log.yaml` give them: HTML of the theme's utilities,
   * since every page carries the home page's sheet. As screens, they are inert and described by the entry.
   */
  moments?: Record<string, Screen>;
}
