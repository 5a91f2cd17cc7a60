/** For how many hours an article may be pinned by a choice. */
export const pinHours = [6, 24, 48, 72, 168] as const
/** The choice that is offered first. */
export const defaultPinHours = 24

/** The longest that a pin runs, in days: a front page that nobody touches must not stand still for good. */
export const longestPinDays = 30
