import { renewStatistics } from '#server/platform/db/statistics.ts'

/** The tables that an import, its undo and its publication write. */
const tables = [
  ...['articles', 'article_versions', 'article_slugs', 'article_tags', 'article_locations', 'article_credits'],
  ...['article_search', 'profiles', 'redirects', 'import_results', 'imported_records', 'import_pictures'],
  'import_picture_uses',
]

/** Renews the statistics that the screens of imports and of articles are planned by. */
export const renewImportStatistics = () => renewStatistics(tables)
