import { Prisma } from '#server/platform/db/db.ts'
import { by, own, ownDeleted, type TableData } from './table-data.ts'

/** Tables of the newsroom's work. */
export const newsroom = {
  articles: {
    of: by('author_id'),
    columns: {
      work: 'title slug summary content teaser cover_image cover_alt cover_credit cover_caption embargo_note',
      derived: 'search_key',
      ids: 'author_id request_id claimed_by unreviewed_by scheduled_by deleted_by',
      none: 'id cover_media_id cover_focus_x cover_focus_y visibility status location_path published_at changed_at views_count word_count version submitted_at unreviewed_at publish_at unpublish_at idea_id ai_last_updated deleted_at created_at updated_at',
    },
  },
  ai_training_data: {
    of: by('approved_by'),
    columns: {
      ids: 'approved_by',
      none: 'id article_id suggested_tag tag_key relevance was_approved created_at counted_at',
    },
  },
  ai_location_training: {
    of: by('approved_by'),
    columns: {
      ids: 'approved_by',
      none: 'id article_id suggested_location location_type location_path confidence was_approved was_primary created_at counted_at',
    },
  },
  article_bulk_changes: {
    of: by('actor_id'),
    erasure: 'delete',
    columns: { ids: 'actor_id changes', none: 'id created_at' },
  },
  article_credits: {
    of: by('profile_id'),
    columns: { byline: 'name', ids: 'profile_id', none: 'article_id position craft is_agency listed_at' },
  },
  seo_waivers: {
    of: by('waived_by'),
    columns: { work: 'reason', ids: 'waived_by', none: 'article_id rule created_at' },
  },
  preview_links: {
    of: by('created_by'),
    erasure: 'delete',
    columns: { secret: 'token_hash', ids: 'created_by', none: 'id article_id created_at expires_at' },
  },
  article_versions: {
    of: by('changed_by'),
    columns: {
      work: 'title summary content',
      ids: 'changed_by autosaved_by',
      none: 'id article_id version_number status created_at autosaved_since',
    },
  },
  writing_sessions: {
    ...ownDeleted,
    columns: {
      ids: 'user_id request_id',
      none: 'id article_id seen_at left_at place saved_version saved_slug revision_id',
    },
  },
  article_revisions: {
    of: ({ id }) => Prisma.sql`article_id IN (SELECT id FROM articles WHERE author_id = ${id}::uuid)`,
    columns: { work: 'fields base', none: 'id article_id base_version cover_media_id version created_at updated_at' },
  },
  article_corrections: {
    of: by('corrected_by'),
    columns: { work: 'text', ids: 'corrected_by', none: 'id article_id kind created_at withdrawn_at' },
  },
  article_comments_internal: {
    of: own,
    erasure: { user_id: null },
    columns: {
      work: 'comment quote quote_before quote_after',
      ids: 'user_id request_id resolved_by removed_by',
      none: 'id article_id parent_id created_at resolved_at removed_at',
    },
  },
  import_sessions: {
    of: by('started_by'),
    columns: {
      ids: 'started_by',
      none: 'id status by_browser options pictures_place total_records successful_records updated_records skipped_records failed_records error created_at seen_at completed_at undone_at publishing_since profile_ids deaths left_out',
    },
  },
  article_reviews: {
    of: by('reviewer_id'),
    columns: {
      work: 'comment checklist',
      ids: 'author_id reviewer_id',
      none: 'id article_id status quality version_number revision_id reviewed_at',
    },
  },
  story_ideas: {
    of: by('created_by'),
    erasure: { created_by: null },
    columns: {
      work: 'title description tags',
      ids: 'assigned_to created_by request_id',
      none: 'id priority status deadline overdue_told city version created_at updated_at',
    },
  },
  story_idea_comments: {
    of: own,
    erasure: { user_id: null },
    columns: { work: 'comment', ids: 'user_id request_id removed_by', none: 'id idea_id created_at removed_at' },
  },
  events: {
    of: by('organizer_id'),
    erasure: { organizer_id: null },
    columns: {
      work: 'title description location address cover_alt cover_credit price held_by link_url',
      derived: 'search_key document',
      ids: 'organizer_id request_id cover_media_id',
      none: 'id slug category event_date end_date all_day recurrence city is_free status version created_at updated_at published_at',
    },
  },
  event_occurrences: {
    columns: {
      none: 'id event_id day starts_at ends_at over_at moved_from cancelled by_hand city category is_free listed',
    },
  },
  event_versions: {
    of: by('changed_by'),
    columns: { work: 'fields', ids: 'changed_by', none: 'event_id version status created_at' },
  },
  media: {
    of: by('owner_id'),
    erasure: { owner_id: null },
    columns: { ids: 'owner_id', none: 'id width height widths sha256 created_at' },
  },
  newsletter_sends: {
    of: by('created_by'),
    erasure: { created_by: null },
    columns: {
      work: 'subject preheader blocks',
      ids: 'created_by',
      none: 'id kind status slug segment city occasion is_public version created_at updated_at scheduled_at sent_at ended_at sent_to_count opened_count clicked_count',
    },
  },
  home_pins: { of: by('pinned_by'), columns: { ids: 'pinned_by', none: 'id article_id expires_at created_at' } },
  house_banners: {
    of: by('created_by'),
    columns: {
      work: 'name image_url alt link_url',
      ids: 'created_by',
      none: 'id slot is_active starts_at ends_at created_at',
    },
  },
  audit_entries: {
    of: by('actor_id'),
    columns: {
      ids: 'actor_id subject_id article_id details',
      none: 'id event_type action subject_type status created_at',
    },
  },
} as const satisfies Record<string, TableData>
