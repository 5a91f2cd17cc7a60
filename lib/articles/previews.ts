/** The lifetimes of a preview link, in days. */
export const previewDays = [1, 7, 30] as const
export const defaultPreviewDays = 7
