'use client'

import { RadioGroup, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { FormExtras } from '../saving/machine/journal-entry.ts'
import type { Saving } from '../saving/machine/saving.ts'
import type { SavingState } from '../saving/machine/saving-state.ts'
import { addressOf, type StandingArticle } from '../saving/standing-article.ts'
import type { ArticlePanels, PanelTab } from '../screen/panel-tabs.ts'
import type { SidePanelState } from '../screen/use-side-panel.client.tsx'
import { SeoPanel } from '../seo/seo-panel.client.tsx'
import { OtherPlacesField } from '../suggestions/other-places-field.client.tsx'
import { SuggestionsPanel } from '../suggestions/suggestions-panel.client.tsx'
import { AddressField } from './address-field.client.tsx'
import type { ArticleActions } from './article-actions.ts'
import { CitiesField } from './cities-field.client.tsx'
import { CoverField } from './cover-field.client.tsx'
import { CreditsField } from './credits-field.client.tsx'
import { type LinkedSite, LinkPreviews } from './link-previews.client.tsx'
import { StatusField } from './status-field.client.tsx'
import { TagsField } from './tags-field.client.tsx'

interface FieldPanelsOptions {
  form: ArticleFormControl
  formId: string
  article: StandingArticle | null
  /** Whether this person sets any status (ART-4). */
  setsStatus: boolean
  /** Changes when a kept text was put back into the form. */
  restored: string
  extras: FormExtras
  onExtras: (change: (now: FormExtras) => FormExtras) => void
  wanted: ArticleStatus
  onWanted: (status: ArticleStatus) => void
  busy: boolean
  /** Takes the published article down. */
  onUnpublish: () => void
  site: LinkedSite
  actions: ArticleActions
  onSignedOut: () => void
  /** The panels that need an article. */
  panels: ArticlePanels
  saving: Saving
  state: SavingState
  focusField: SidePanelState['focusField']
}

/** The contents of the side panel's tabs: the article's fields, and what the server rendered about the article. */
export function fieldPanels(options: FieldPanelsOptions): Partial<Record<PanelTab, ReactNode>> {
  const { form, formId, article, setsStatus, restored, extras, onExtras, site, actions, panels } = options
  const nameCity = (path: string, name: string) =>
    onExtras(now => ({ ...now, cityNames: { ...now.cityNames, [path]: name } }))
  return {
    publication: (
      <>
        {setsStatus && (
          <StatusField
            article={article}
            wanted={options.wanted}
            onWanted={options.onWanted}
            onUnpublish={options.onUnpublish}
            disabled={options.busy}
          />
        )}
        <AddressField key={restored} form={form} formId={formId} mode={addressOf(article)} />
        <VisibilityField form={form} />
        {panels.publication}
      </>
    ),
    cover: (
      <CoverField
        form={form}
        formId={formId}
        uploadedSrc={extras.coverSrc}
        onUploaded={src => onExtras(now => ({ ...now, coverSrc: src }))}
        onSignedOut={options.onSignedOut}
      />
    ),
    credits: <CreditsField form={form} search={actions.searchSigners} />,
    places: (
      <>
        <SuggestionsPanel form={form} article={article} onName={nameCity} />
        <TagsField form={form} search={actions.searchTags} />
        <CitiesField form={form} search={actions.searchCities} names={extras.cityNames} onName={nameCity} />
        <OtherPlacesField form={form} />
      </>
    ),
    review: panels.review,
    comments: panels.comments,
    versions: panels.versions,
    links: (
      <>
        {panels.seo && (
          <SeoPanel
            key={panels.seo.articleId}
            report={panels.seo}
            actions={actions.seo}
            saving={options.saving}
            state={options.state}
            onField={options.focusField}
          />
        )}
        <LinkPreviews form={form} site={site} coverSrc={extras.coverSrc} />
      </>
    ),
  }
}

/** The article's visibility: public or premium (ART-6). */
function VisibilityField({ form }: { form: ArticleFormControl }) {
  const { field } = useController({ control: form.control, name: 'visibility' })
  return (
    <fieldset className="flex flex-col gap-2">
      <Text as="span" asChild size="2" weight="medium" mb="1">
        <legend>Visibilidade</legend>
      </Text>
      <RadioGroup.Root value={field.value} onValueChange={field.onChange} aria-label="Visibilidade">
        <RadioGroup.Item value="public">Público: qualquer pessoa lê</RadioGroup.Item>
        <RadioGroup.Item value="premium">Premium: só assinantes leem inteiro</RadioGroup.Item>
      </RadioGroup.Root>
    </fieldset>
  )
}
