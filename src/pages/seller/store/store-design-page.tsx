import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { blocksOfKind } from '../../../modules/site/rules/page-blocks.ts'
import {
  sellerPageDraft,
  sellerPageHistory,
  sellerPagePublish,
  sellerPageRestore,
  sellerPageSave,
} from '../../../modules/store/endpoints-store-page.ts'
import { PageBuilder } from '../../../modules/page-builder/ui/editor/page-builder.tsx'
import { PageHistory } from '../../../modules/page-builder/ui/editor/page-history.tsx'
import { PlainDesignForm } from './plain-design-form.tsx'
import { EditedStoreContext, storeBlockPickers } from './store-block-pickers.tsx'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import '../../../modules/page-builder/ui/editor/page-builder.css'

const filterNames = ['page'] as const
type Lang = 'zh' | 'en'

/** The store's home: built from blocks in each language, or the plain decoration above its goods. */
export default function StoreDecorPage() {
  const t = useMessages(pageBuilderMessages)
  const shown = useLanguage()
  const { values, set } = useFilters(filterNames)
  const page = values.page === 'plain' || values.page === 'zh' || values.page === 'en' ? values.page : shown
  return (
    <section className="pan bld" aria-label={t('storeDecor')}>
      <StateTabs
        label={t('storeDecor')}
        tabs={[
          { key: 'zh', label: t('inZh') },
          { key: 'en', label: t('inEn') },
          { key: 'plain', label: t('plainDecor') },
        ]}
        current={page}
        onChange={(next) => set({ page: next })}
      />
      {page === 'plain' ? <PlainDesignForm /> : <HomeBuilder key={page} lang={page} />}
    </section>
  )
}

function HomeBuilder({ lang }: { lang: Lang }) {
  const t = useMessages(pageBuilderMessages)
  const draft = useCall(sellerPageDraft, { lang })
  const saving = useAct(sellerPageSave)
  const publishing = useAct(sellerPagePublish)
  const restoring = useAct(sellerPageRestore)
  const { storeId = 0, storeName = '' } = draft.data ?? {}
  return (
    <EditedStoreContext value={storeId}>
      {storeId > 0 && (
        <div className="flt">
          <b>{storeName}</b>
          <span className="t12 c3">{t('storeBuilderHelp')}</span>
          <span className="sp" />
          <ButtonLink icon="eye" to={`/store/index?vid=${storeId}`}>
            {t('seeStore')}
          </ButtonLink>
        </div>
      )}
      <PageBuilder
        draft={draft}
        desk={{
          kinds: blocksOfKind.store,
          choices: storeBlockPickers,
          first: t('plainDecor'),
          previewAddress: `/store/index?vid=${storeId}&preview=draft&lang=${lang}`,
          busy: saving.busy || publishing.busy,
          save: async (draftVersion, blocks, done) => (await saving.act({ lang, draftVersion, blocks }, done))?.data ?? null,
          publish: async (draftVersion, note, done) => (await publishing.act({ lang, draftVersion, note }, done))?.data ?? null,
          restore: async (draftVersion, version, done) => (await restoring.act({ lang, draftVersion, version }, done))?.data ?? null,
          history: (onRestore) => <HomeHistory lang={lang} onRestore={onRestore} />,
        }}
      />
    </EditedStoreContext>
  )
}

function HomeHistory({ lang, onRestore }: { lang: Lang; onRestore: (version: number) => void }) {
  const t = useMessages(pageBuilderMessages)
  return <PageHistory history={useCall(sellerPageHistory, { lang })} first={t('emptyPage')} onRestore={onRestore} />
}
