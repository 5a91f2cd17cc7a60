import { applySize, chosenSize } from './text-size.ts'

// Runs before an article's text is laid out: see components/reader/article/early-script.tsx.
applySize(chosenSize())
document.documentElement.dataset.can = typeof navigator.share === 'function' ? 'script share' : 'script'
