import { $create, $createParagraphNode, ElementNode, type LexicalNode, type RangeSelection } from 'lexical'

/** A pull quote: one line of text. Enter in it starts a paragraph after it. */
export class PullQuoteNode extends ElementNode {
  override $config() {
    return this.config('pull-quote', { extends: ElementNode })
  }

  override createDOM() {
    const element = document.createElement('div')
    element.className = 'editor-pull'
    return element
  }

  override updateDOM() {
    return false
  }

  override insertNewAfter(_selection: RangeSelection, restoreSelection?: boolean) {
    const paragraph = $createParagraphNode()
    this.insertAfter(paragraph, restoreSelection)
    return paragraph
  }

  override collapseAtStart() {
    this.replace($createParagraphNode().append(...this.getChildren()))
    return true
  }

  override canMergeWhenEmpty() {
    return true
  }
}

export const $createPullQuoteNode = () => $create(PullQuoteNode)
export const $isPullQuoteNode = (node: LexicalNode | null | undefined): node is PullQuoteNode =>
  node instanceof PullQuoteNode
