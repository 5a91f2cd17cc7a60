/** The press key of the archive's list, its feed and its file of the sitemap. */
export const archiveKey = 'editions'
/** The press key of an edition's page. */
export const editionKey = (id: string) => `edition:${id}`
