'use client'

import './side-panel.css'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { IconButton } from '@radix-ui/themes'
import {
  FilePenLine,
  History,
  Image,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Search,
  Send,
  UserRoundPen,
  X,
} from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { plural } from '#lib/text/format.ts'
import { OwnTabProvider } from './own-tab.client.tsx'
import { type PanelTab, tabNames } from './panel-tabs.ts'
import type { SidePanelState } from './use-side-panel.client.tsx'

const icons: Record<PanelTab, LucideIcon> = {
  publication: Send,
  cover: Image,
  credits: UserRoundPen,
  places: MapPin,
  review: FilePenLine,
  comments: MessageSquare,
  versions: History,
  links: Search,
}

interface SidePanelProps {
  id: string
  panel: SidePanelState
  /** The contents of the tabs. A tab without one is left out. */
  contents: Partial<Record<PanelTab, ReactNode>>
  /** The tabs with a wrong field. */
  wrong: ReadonlySet<PanelTab>
}

const tabs = Object.keys(tabNames) as PanelTab[]

/**
 * Everything about an article that is not its text, in tabs. Hidden tabs stay mounted: their fields belong to the form, and comments arrive live.
 * On a narrow window the panel is a sheet over the text, which closes when the focus returns to the text.
 */
export function SidePanel({ id, panel, contents, wrong }: SidePanelProps) {
  const [comments, setComments] = useState(0)
  const shown = tabs.filter(tab => contents[tab])
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('.writing-text')) panel.close()
  }
  const press = (event: KeyboardEvent) => {
    const opened = event.target instanceof Element && event.target.closest('[aria-expanded="true"], [role="dialog"]')
    if (event.key === 'Escape' && !event.defaultPrevented && !opened) panel.leave()
  }
  return (
    <Root asChild value={panel.tab} onValueChange={tab => panel.show(tab as PanelTab)}>
      <section
        ref={panel.element}
        id={id}
        aria-label="Painel do artigo"
        className="side-panel"
        data-open={panel.isOpen}
        onBlur={blur}
        onKeyDown={press}
      >
        <div className="side-tabs">
          <List aria-label="Partes do artigo" className="side-tab-list">
            {shown.map(tab => (
              <Tab key={tab} tab={tab} isWrong={wrong.has(tab)} count={tab === 'comments' ? comments : 0} />
            ))}
          </List>
          <IconButton
            type="button"
            variant="soft"
            color="gray"
            className="side-close"
            aria-label="Fechar painel"
            title="Fechar painel"
            onClick={panel.leave}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </div>
        {shown.map(tab => (
          <Content key={tab} value={tab} forceMount hidden={tab !== panel.tab} className="side-content">
            {tab === 'comments' ? (
              <OwnTabProvider value={{ setCount: setComments, open: () => panel.open(tab), close: panel.close }}>
                {contents[tab]}
              </OwnTabProvider>
            ) : (
              contents[tab]
            )}
          </Content>
        ))}
      </section>
    </Root>
  )
}

interface TabProps {
  tab: PanelTab
  isWrong: boolean
  count: number
}

function Tab({ tab, isWrong, count }: TabProps) {
  const Icon = icons[tab]
  return (
    <Trigger value={tab} className="side-tab">
      <span className="side-tab-icon">
        <Icon aria-hidden size={18} />
        {(isWrong || count > 0) && (
          <span aria-hidden className="side-sign" data-wrong={isWrong}>
            {isWrong ? '!' : count}
          </span>
        )}
      </span>
      {tabNames[tab]}
      {isWrong && <span className="sr-only"> (há algo a corrigir)</span>}
      {!isWrong && count > 0 && <span className="sr-only"> ({plural(count, 'em aberto', 'em aberto')})</span>}
    </Trigger>
  )
}
