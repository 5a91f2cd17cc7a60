import { ask } from './ask.ts'

/** What a first visit transfers, compressed as a browser gets it: home, an article, and the files that the article's page names. */
export async function measureSizes(base: string, article: string) {
  const html = await (await fetch(base + article)).text()
  const bytesOf = async (paths: readonly string[]) => {
    const answers = await Promise.all([...new Set(paths)].map(path => ask(base + path)))
    return answers.reduce((sum, answer) => sum + answer.bytes, 0)
  }
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path)
  return {
    home: await bytesOf(['/']),
    article: await bytesOf([article]),
    script: await bytesOf(named(/<script[^>]* src="(\/[^"]+)"/g)),
    styles: await bytesOf(named(/<link[^>]*rel="stylesheet"[^>]*href="(\/[^"]+)"/g)),
    font: await bytesOf(named(/"(\/[^"]+\.woff2)"/g)),
  }
}
