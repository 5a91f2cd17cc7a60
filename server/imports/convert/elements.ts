import type { HtmlElement, HtmlNode } from '#lib/body/tree.ts'

const noAttributes = {}

/** An element of the tree that `readBody` reads. */
export const element = (
  tag: string,
  children: HtmlNode[] = [],
  attrs: Readonly<Record<string, string>> = noAttributes,
): HtmlElement => ({ tag, attrs, children })

/** A paragraph with one link. */
export const linkParagraph = (href: string, text: string): HtmlElement => element('p', [element('a', [text], { href })])

/** Whether a class attribute has one of some names, given as a pattern. */
export const hasClass = ({ attrs }: HtmlElement, pattern: RegExp): boolean =>
  attrs.class !== undefined && pattern.test(attrs.class)

/** An element's children that are elements. */
export const elementsIn = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child): child is HtmlElement => typeof child !== 'string')
