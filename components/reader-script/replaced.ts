/** The event on the document after its main part was replaced: the new part has no listeners yet. */
export const replacedEvent = 'portal:replaced'
