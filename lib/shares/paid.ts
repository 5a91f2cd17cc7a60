/**
 * What of the audience's counts pays people. A browser's name and an opening can be invented, so that one machine could move a month's money: only
 * so much of one network, and of one subscriber, counts on a day (decision 0372). `views` also bounds what a network weighs in an order by
 * readership.
 */
export const paidRules = {
  /** Views of an article that count of one network on a day. */
  views: 30,
  /** Views of all articles that count of one network on a day. */
  viewsInAll: 300,
  /** Seconds of attention to an article that count of one subscriber on a day. */
  seconds: 30 * 60,
  /** Seconds of attention to all articles that count of one subscriber on a day. */
  secondsInAll: 2 * 60 * 60,
} as const
