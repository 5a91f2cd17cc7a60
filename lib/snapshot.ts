/** A form's fields as one string, to detect changes. */
export const snapshot = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
