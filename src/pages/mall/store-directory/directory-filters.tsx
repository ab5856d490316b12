import { Form } from 'react-router'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { directoryAddress, type DirectoryQuery } from './directory-query.ts'
import { useDirectoryMessages } from './use-messages.ts'

type FilterProps = {
  readonly path: '/store/list' | '/store/list_old'
  readonly query: DirectoryQuery
  readonly tops: readonly { readonly id: number; readonly name: string }[]
  readonly total: number
}

/** Kind, main category and words of the directory, and the way to its other view; links and a form, so they work without scripts. */
export function DirectoryFilters({ path, query, tops, total }: FilterProps) {
  const t = useDirectoryMessages()
  const { keyword, storeType, categoryId } = query
  const other = path === '/store/list' ? '/store/list_old' : '/store/list'
  return (
    <>
      <div className="dir-h">
        {(['', 'producer', 'trader'] as const).map((kind) => (
          <Anchor
            key={kind}
            className={kind === storeType ? 'chip on' : 'chip'}
            to={directoryAddress(path, { ...query, storeType: kind, current: 1 })}
          >
            {kind === '' ? t('all') : t(kind)}
          </Anchor>
        ))}
        <span className="c3 t13">{t('count', { count: total })}</span>
        <Anchor to={directoryAddress(other, { ...query, current: 1 })} className="lk t13" prefetch={false}>
          {t(path === '/store/list' ? 'asTable' : 'asCards')}
        </Anchor>
        <Form role="search" action={path}>
          {storeType !== '' && <input type="hidden" name="type" value={storeType} />}
          {categoryId !== null && <input type="hidden" name="categoryId" value={categoryId} />}
          <span className="ipt">
            <input key={keyword} name="keyword" aria-label={t('search')} placeholder={t('search')} defaultValue={keyword} maxLength={60} />
          </span>
          <button className="btn po">{t('find')}</button>
        </Form>
      </div>
      <nav className="dir-c" aria-label={t('mainCategories')}>
        <span className="c3 t13">{t('mainCategories')}</span>
        {[{ id: null, name: t('all') }, ...tops].map(({ id, name }) => (
          <Anchor
            key={name}
            className={id === categoryId ? 'chip on' : 'chip'}
            to={directoryAddress(path, { ...query, categoryId: id, current: 1 })}
          >
            {name}
          </Anchor>
        ))}
      </nav>
    </>
  )
}
