import { App } from 'antd'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../../api/browser/use-messages.tsx'
import type { CallState } from '../../../api/browser/use-call.ts'
import { ChoiceFilter, KeywordFilter } from '../filter-fields.tsx'
import { pageOf } from '../use-filters.ts'
import { List } from './list.tsx'
import { useList } from './use-list.ts'

type Row = { readonly sn: string }
type Found = { readonly list: readonly Row[]; readonly total: number }

const answered = (data: Found): CallState<Found> => ({ data, refused: null, failed: false, loading: false, reload: () => undefined })
const waiting: CallState<Found> = { data: null, refused: null, failed: false, loading: true, reload: () => undefined }

const states = ['OPEN', 'DONE'] as const
const filterNames = ['state', 'keyword'] as const

/** A list page as the consoles write them. */
function Orders({ call }: { call: CallState<Found> }) {
  const { values, set, ...list } = useList('test.orders', filterNames)
  return (
    <List
      label="orders"
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ sn }) => sn}
      to={({ sn }) => `/order?sn=${sn}`}
      columns={[
        { key: 'sn', title: 'number', as: 'title', text: ({ sn }) => sn },
        { key: 'note', title: 'note', text: () => '' },
        { key: 'actions', title: 'acts', as: 'actions', cell: ({ sn }) => <button type="button">open {sn}</button> },
      ]}
      tabs={{ list: [{ key: '', label: 'all', count: 2 }], current: values.state, onChange: (state) => set({ state }) }}
      filters={
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
      pages={({ total }) => ({ total })}
      empty={<p>nothing</p>}
    />
  )
}

const drawn = (call: CallState<Found>, address = '/orders', lang: 'zh' | 'en' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider lang={lang}>
      <App>
        <MemoryRouter initialEntries={[address]}>
          <Orders call={call} />
        </MemoryRouter>
      </App>
    </LanguageProvider>,
  )

const two = { list: [{ sn: 'a' }, { sn: 'b' }], total: 41 }

test('the filters and the heads stand before the first answer, and say what the address says', () => {
  const html = drawn(waiting, '/orders?keyword=zinc%20ingot&state=DONE')
  expect(html).toContain('value="zinc ingot"')
  expect(html).toContain('done')
  expect(html).toContain('aria-label="orders"')
  expect(html).toContain('>number</th>')
  expect(html).not.toContain('nothing')
})

test('rows lead to their pages and come with the number of all; a column that says nothing is known as such', () => {
  const html = drawn(answered(two))
  expect(html).toContain('href="/order?sn=a"')
  expect(html).toContain('41 in total')
  expect(html).toContain('data-none=""')
  expect(html).toContain('open b')
})

test('nothing has its own sentence and no pages; with a filter it also has the way back to everything', () => {
  const none = drawn(answered({ list: [], total: 0 }))
  expect(none).toContain('<p>nothing</p>')
  expect(none).not.toContain('cpg')
  expect(none).not.toContain('Clear filters')
  expect(drawn(answered({ list: [], total: 0 }), '/orders?state=DONE')).toContain('Clear filters')
  // What names the page's thing is no filter of the list.
  expect(drawn(answered({ list: [], total: 0 }), '/orders?storeId=7')).not.toContain('Clear filters')
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
