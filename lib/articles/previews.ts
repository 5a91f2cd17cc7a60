/** For how many days a preview link may hold. */
export const previewDays = [1, 7, 30] as const
/** The choice that is offered first. */
export const defaultPreviewDays = 7
