/** Whether an address, a path or absolute, leads to the plans: an offer that subscribers do not see. */
const leadsToPlans = (url: string): boolean => /^(?:https?:\/\/[^/?#]+)?\/pricing\/?(?:[?#]|$)/.test(url)

/** The links of a menu or of cards for a reader: all of them, or for a subscriber those that sell nothing they have. */
export const withoutOffers = <Link>(
  links: readonly Link[],
  urlOf: (link: Link) => string,
  subscribed: boolean,
): Link[] => links.filter(link => !subscribed || !leadsToPlans(urlOf(link)))
