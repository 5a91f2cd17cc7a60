import { $create, $getState, $setState, createState, DecoratorNode, type LexicalNode } from 'lexical'
import type { ReactNode } from 'react'
import type { Figure } from '#lib/body/body.ts'
import { alignOf } from '#lib/body/figures.ts'
import { FigureView } from './figure-view.client.tsx'

const empty: Figure = {
  kind: 'figure',
  src: '',
  alt: '',
  caption: '',
  credit: '',
  width: null,
  height: null,
  align: null,
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)

/** A figure out of JSON that may come from any clipboard; what is stored is checked again when it is saved. */
function parseFigure(json: unknown): Figure {
  if (typeof json !== 'object' || json === null) return empty
  const { src, alt, caption, credit, width, height, align } = json as Record<string, unknown>
  return {
    ...{ kind: 'figure', src: text(src), alt: text(alt), caption: text(caption), credit: text(credit) },
    ...{ width: size(width), height: size(height), align: alignOf(align) },
  }
}

const figureState = createState('figure', {
  parse: parseFigure,
  isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
})

/** A picture in the text, edited as a whole. */
export class FigureNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('figure', { extends: DecoratorNode, stateConfigs: [figureState] })
  }

  override createDOM() {
    return document.createElement('div')
  }

  override updateDOM() {
    return false
  }

  override isInline() {
    return false
  }

  override getTextContent() {
    const { caption, credit } = $figureOf(this)
    return [caption, credit].filter(Boolean).join(' ')
  }

  override decorate() {
    return <FigureView figure={$figureOf(this)} nodeKey={this.getKey()} />
  }
}

export const $createFigureNode = (figure: Figure) => $setState($create(FigureNode), figureState, figure)
export const $figureOf = (node: FigureNode) => $getState(node, figureState)
export const $setFigure = (node: FigureNode, figure: Figure) => $setState(node, figureState, figure)
export const $isFigureNode = (node: LexicalNode | null | undefined): node is FigureNode => node instanceof FigureNode
