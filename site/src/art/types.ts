import type { ComponentType, ReactElement } from 'react';

/** The words of a screen or of a detail of one in `screens.yaml`. Each drawing defines their shape. */
export type ScreenWords =
  string | number | boolean | readonly ScreenWords[] | { readonly [name: string]: ScreenWords };

/**
 * An interface or a part of one, with its words; undefined if `screens.yaml` has none under its name. An error thrown
 * during rendering is reported as a problem of that file; `path` of the error gives the position in the words, as keys
 * and numbers.
 */
export type Screen = ComponentType<{ words: ScreenWords | undefined }>;

/**
 * Screens of products that the company made, by the names that content uses. `art/screens.tsx` exports them as
 * `screens`, in a separate file so that only pages with a screen load their style sheets. Each is a complete interface
 * in HTML that fills its frame at its natural size: it adapts to the frame's width with container queries, and no text
 * is smaller than 11px. A frame is inert, and its description in the content is read aloud, so that a screen needs
 * neither focus nor headings. Only sheets below `art/screens/` style it, since Tailwind does not read that folder.
 */
export type Screens = Record<string, Screen>;

/**
 * The subject of a drawing: the page's slug, which may seed it, and the name of a drawing if the content has one. The
 * company's art decides what the name means.
 */
export type Subject = {
  slug: string;
  drawing?: string | undefined;
};

/** The kinds of content that can name a drawing. */
export type DrawnKind = 'service' | 'industry';

/** The position of the drawing in a service's banner, and of its line. */
export type ServiceLook =
  /** Beside the words, over a line across the page. */
  | 'beside'
  /** Like `beside`, with a dark background below the line. */
  | 'deep'
  /** The title is on the line, as large as a hero's. */
  | 'titleOnLine';

/** The layout of an industry's page around its drawing. */
export type IndustryLook = {
  /** A wide drawing is below the heading, a tall one beside it. */
  hero: 'below' | 'beside';
  /** The direction of the line between challenges and solutions. */
  pairs: 'horizontal' | 'vertical';
};

export type SharedPage = Subject & {
  section: 'company' | 'services' | 'industries' | 'articles' | 'work' | 'jobs';
};

/**
 * The position of the slider's handle on the hero's drawing, as fractions of its box: the horizontal range from the
 * smallest size to the largest, and the distance from the top.
 */
export type SliderTrack = {
  from: number;
  to: number;
  top: number;
};

/**
 * Bends the hero's drawing when a visitor drags the handle. `art/hero-slider.ts` exports it as `createRedraw`, in a separate file
 * because it is the only art that is sent to a browser, and only when needed.
 *
 * @param drawing one of the two shapes, in the page
 * @returns a function that draws it for a size from -1, the smallest, to 1, where 0 is the original. Until it has
 * `arrived`, another frame follows, so that details may be skipped
 */
export type CreateRedraw = (drawing: SVGSVGElement) => (size: number, arrived: boolean) => void;

/** The picture of a share image of 1200 by 630 units, whose top 120 units contain the names. */
export type SharePicture = {
  /** SVG content in `currentColor` and the theme's variables; text is not rendered. */
  drawing: ReactElement;
  /** The position of the drawing's origin, and its scale. */
  at: readonly [x: number, y: number];
  scale: number;
  /** The width of the title: two lines from 800 units, otherwise four. */
  titleWidth: number;
};

/**
 * The places where a company may draw. All are optional: a company without art exports nothing, and gets the fallback
 * that each place describes.
 *
 * Drawings are SVG in `currentColor` and the theme's variables, so that one serves both schemes. They are decorative
 * and hide themselves from assistive technology. Each sets its own classes for positioning, from Tailwind or from the
 * `art.css` beside it.
 */
export type Art = {
  /** The drawings that content may name; any other name stops the build. */
  drawings?: Record<DrawnKind, readonly string[]>;

  /** Below the words of the home page, in two shapes: from 768px, and for phones. Fallback: text only. */
  Hero?: ComponentType<{ shape: 'wide' | 'tall' }>;
  /**
   * The handle of `slider` on both shapes, for a drawing that can be bent: `CreateRedraw`. Its lines are
   * drawn in once, when the page opens. Fallback: no handle.
   */
  HeroSlider?: Record<'wide' | 'tall', SliderTrack>;
  /** At the top of a service's card on the home page, 144px high. Fallback: a card with text only. */
  ServiceCard?: ComponentType<Subject>;
  /** Beside the emoji of an industry, 160 by 120 units. Fallback: only the emoji. */
  IndustryCard?: ComponentType<Subject>;

  /** In the header's two panels, 4:3, as separate files. Fallback: words and links. */
  ServicesPanel?: ComponentType;
  IndustriesPanel?: ComponentType;

  /** The banner of a service. Fallback: title and facts on a plain background. */
  ServiceHero?: {
    look: (service: Subject & { category: string }) => ServiceLook;
    /** Drawn twice, 720 units wide: above the line and below it. */
    Picture: ComponentType<
      Subject & { part: 'over' | 'under'; look: ServiceLook; className: string }
    >;
  };
  /** The vertical drawing between the callouts of what a client gets. Fallback: callouts in columns. */
  WhatYouGet?: {
    /** Drawn horizontally, 1240 by 460 units with its line at 220; the page rotates it. */
    Picture: ComponentType<Subject>;
    /** How far it extends to either side of its line, as a fraction of its length. */
    reach: (service: Subject) => number;
  };

  industryLook?: (industry: Subject) => IndustryLook;
  /** Below the heading or beside it, according to `industryLook`. Fallback: the heading above its facts. */
  IndustryHero?: ComponentType<Subject>;
  /** Beside the words of the first release, five columns of twelve. Fallback: the words. */
  FirstRelease?: ComponentType<Subject>;
  /** Below the invitation to /contact; from 1024px, centered on a line at `--line-at`, if it is set. Fallback: the words. */
  IndustryContact?: ComponentType<Subject>;

  /** Above a step of a project; `step` counts from 0, and `of` is the number of steps. Fallback: the words. */
  EngagementStep?: ComponentType<{ step: number; of: number }>;
  /** Above a plan of an estimate, in a frame of one size; the smallest is 0. Fallback: the words. */
  EstimatePlan?: ComponentType<{ step: number }>;

  /** On the card of an article, 4:3. Fallback: a card with text only. */
  ArticleCard?: ComponentType<Subject>;
  /** Behind the title of an article, like `IndustryContact`. A separate file. Fallback: the title. */
  ArticleHead?: ComponentType<Subject>;

  /** Below the words at the top of a case study, from edge to edge. Fallback: text only. */
  CaseHead?: ComponentType<Subject>;

  /**
   * In the first view of the about page and of similar pages, which is dark and at least 600px high. Fallback: text
   * only.
   */
  Opening?: ComponentType<Subject>;
  /** In a frame between the mission and its facts; `tall` below 768px. A separate file. Fallback: the facts. */
  Mission?: ComponentType<{ shape: 'wide' | 'tall' }>;
  /** Like `IndustryContact`, at the end of a page of bands. Fallback: the words. */
  CallToAction?: ComponentType<Subject>;

  /**
   * A person of people.yaml without a photograph, 4:5; `drawn` lists those who have a portrait. Fallback: a monogram.
   */
  Portrait?: { drawn: readonly string[]; Picture: ComponentType<{ person: string }> };
  /**
   * On a page with a single message. `lost` and `failed` contain a line: the page positions them with the class that it
   * passes, and their `--line` is the distance of the line from the picture's top. Fallback: text only.
   */
  Notice?: ComponentType<{ kind: 'lost' | 'failed' | 'sent'; className: string }>;

  /**
   * The picture of a share image, and a description of it, which ends the image's alternative text. Fallback: text
   * only.
   */
  share?: {
    picture: (page: SharedPage) => SharePicture;
    description: string;
  };

  /**
   * Parts of a screen, by the names that entries of `project-log.yaml` use. They are HTML with the theme's utilities,
   * since every page loads the home page's sheet. Like screens, they are inert and described by the entry.
   */
  screenDetails?: Record<string, Screen>;
};
