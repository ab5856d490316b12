import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../api/browser/use-messages.tsx'
import type { CallState } from '../../api/browser/use-call.ts'
import { ChoiceFilter, KeywordFilter } from './filter-fields.tsx'
import { ConsoleList } from './console-list.tsx'
import { PageTurner } from './page-turner.tsx'
import { pageOf, useFilters } from './use-filters.ts'

type Found = { readonly list: readonly string[]; readonly total: number }

const answered = (data: Found): CallState<Found> => ({ data, refused: null, failed: false, loading: false, reload: () => undefined })
const waiting: CallState<Found> = { data: null, refused: null, failed: false, loading: true, reload: () => undefined }

const states = ['OPEN', 'DONE'] as const

/** A list page as the consoles write them. */
function Orders({ call }: { call: CallState<Found> }) {
  const { values, set, page, turn } = useFilters(['state', 'keyword'] as const)
  return (
    <ConsoleList
      label="orders"
      tabs={{ list: [{ key: '', label: 'all', count: 2 }], current: values.state, onChange: (state) => set({ state }) }}
      bar={
        <>
          <KeywordFilter label="number" value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <ChoiceFilter
            label="state"
            value={states.find((state) => state === values.state) ?? ''}
            all="any"
            values={states}
            word={(one) => one.toLowerCase()}
            onChange={(state) => set({ state })}
          />
        </>
      }
      call={call}
      empty={<p>nothing</p>}
      foot={({ total }) => <PageTurner page={page} pageSize={20} total={total} onTurn={turn} />}
    >
      {({ list }) => <p>{list.join(' ')}</p>}
    </ConsoleList>
  )
}

const drawn = (call: CallState<Found>, address = '/orders', lang: 'zh' | 'en' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider lang={lang}>
      <MemoryRouter initialEntries={[address]}>
        <Orders call={call} />
      </MemoryRouter>
    </LanguageProvider>,
  )

test('the filters stand before the first answer, and say what the address says', () => {
  const html = drawn(waiting, '/orders?keyword=zinc%20ingot&state=DONE')
  expect(html).toContain('value="zinc ingot"')
  expect(html).toContain('done')
  expect(html).toContain('aria-label="orders"')
  expect(html).not.toContain('nothing')
})

test('rows come with their pages, nothing with its own sentence and without pages', () => {
  const rows = drawn(answered({ list: ['a', 'b'], total: 41 }))
  expect(rows).toContain('<p>a b</p>')
  expect(rows).toContain('41 in total')
  const none = drawn(answered({ list: [], total: 0 }))
  expect(none).toContain('<p>nothing</p>')
  expect(none).not.toContain('cpg')
})

test('a page beyond the end leads back, whether the answer knows the number of rows or not', () => {
  for (const total of [0, 41]) expect(drawn(answered({ list: [], total }), '/orders?page=9')).toContain('Back to the first page')
  expect(drawn(answered({ list: [], total: 0 }), '/orders?page=9', 'zh')).toContain('回到第一页')
})

test.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['２', 1],
  ['1e999', 1],
])('an address that asks for page %s shows page %i', (asked, page) => {
  expect(pageOf(asked)).toBe(page)
})
