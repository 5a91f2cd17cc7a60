/** The offered lengths of a pin, in hours. */
export const pinHours = [6, 24, 48, 72, 168] as const
export const defaultPinHours = 24

/** The longest pin, in days: a forgotten pin must not lead the home page for good. */
export const longestPinDays = 30
