import { expect, test } from 'vitest'
import { sourcesUnder } from '../source-tree.ts'

// React calls what an effect gives back when the effect is undone. Scrolling gives back a promise in browsers since 2026,
// so `useEffect(() => element.scrollIntoView())` brings the page down at its next change.
const givesBackScrolling = /use(?:Layout)?Effect\(\s*\(\)\s*=>(?!\s*(?:\{|void\b))[^,;]*\.scroll(?:IntoView|To|By)?\(/

test('no effect gives back what scrolling answers', () => {
  expect('useEffect(() => box.current?.scrollIntoView({ block: 1 }), [at])').toMatch(givesBackScrolling)
  expect('useEffect(() => void box.current?.scrollTo(0, 0), [at])').not.toMatch(givesBackScrolling)
  expect(
    sourcesUnder('src')
      .filter(({ text }) => givesBackScrolling.test(text))
      .map(({ path }) => path),
  ).toEqual([])
})
