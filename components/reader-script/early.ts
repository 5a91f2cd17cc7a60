import { applySize, chosenSize } from './text-size.ts'

// Runs before the layout of an article's text: see components/reader/article/early-script.tsx.
applySize(chosenSize())
document.documentElement.dataset.can = typeof navigator.share === 'function' ? 'script share' : 'script'
