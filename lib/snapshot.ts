/** A form's fields as one text, to tell whether they changed. */
export const snapshot = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
