import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextNode,
} from 'lexical'

/** The text nodes of each line, in the order of the text: a line ends with its block, cell, item or line break. Lines without text are left out. */
export function $textLines(): TextNode[][] {
  const lines: TextNode[][] = []
  const begin = () => {
    const line: TextNode[] = []
    lines.push(line)
    return line
  }
  const visit = (node: LexicalNode, line: TextNode[]): TextNode[] => {
    if ($isTextNode(node)) line.push(node)
    if ($isLineBreakNode(node)) return begin()
    if (!$isElementNode(node)) return line
    const own = node.isInline() ? line : begin()
    return walk(node, own)
  }
  const walk = (parent: ElementNode, first: TextNode[]) =>
    parent.getChildren().reduce((line, child) => visit(child, line), first)
  walk($getRoot(), [])
  return lines.filter(line => line.length > 0)
}
