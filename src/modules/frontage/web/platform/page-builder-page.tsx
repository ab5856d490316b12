import { Modal } from 'antd'
import { Puck, type Data } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import type { InputOf, OutputOf } from '../../../../api/endpoint.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import type { PageBlock } from '../../../site/rules/page-blocks.ts'
import { adminPageDraft, adminPagePublish, adminPageRestore, adminPageSave } from '../../../site/contract-page.ts'
import { blockConfig, blocksOf, dataOf } from '../parts/block-config.tsx'
import { BuilderBar } from '../parts/builder-bar.tsx'
import { BuilderOutline } from '../parts/builder-outline.tsx'
import { PageHistory } from '../parts/page-history.tsx'
import { siteDeskWords } from '../words-site-desk.ts'
import '../builder.css'

const filterNames = ['page'] as const
type Lang = 'zh' | 'en'
type Draft = OutputOf<typeof adminPageDraft>

/** The builder of the home page: blocks, draft, preview, publishing, history, for each language. */
export default function PageBuilderPage() {
  const t = useWords(siteDeskWords)
  const shown = useLanguage()
  const { values, set } = useFilters(filterNames)
  const lang: Lang = values.page === 'en' || values.page === 'zh' ? values.page : shown
  return (
    <section className="pan bld" aria-label={t('pageBuilder')}>
      <StateTabs
        label={t('lang')}
        tabs={[
          { key: 'zh', label: t('homeZh') },
          { key: 'en', label: t('homeEn') },
        ]}
        current={lang}
        onChange={(page) => set({ page })}
      />
      <DraftBuilder key={lang} lang={lang} />
    </section>
  )
}

/** One language's draft; what is taken back from the history is another draft, so the builder opens anew with it. */
function DraftBuilder({ lang }: { lang: Lang }) {
  const draft = useCall(adminPageDraft, { pageKey: 'home', lang })
  return <CallView call={draft}>{(found) => <Builder key={found.draftVersion} lang={lang} draft={found} onAnew={draft.reload} />}</CallView>
}

function Builder({ lang, draft, onAnew }: { lang: Lang; draft: Draft; onAnew: () => void }) {
  const t = useWords(siteDeskWords)
  const config = useMemo(() => blockConfig(t), [t])
  const [start] = useState(() => dataOf(draft.blocks as readonly PageBlock[]))
  const [typed, setTyped] = useState<Data | null>(null)
  const [state, setState] = useState({
    draftVersion: draft.draftVersion,
    shownVersion: draft.shownVersion,
    isChanged: draft.isChanged === 1,
  })
  const [history, setHistory] = useState(false)
  const saving = useAct(adminPageSave)
  const publishing = useAct(adminPagePublish)
  const restoring = useAct(adminPageRestore)
  const page = { pageKey: 'home' as const, lang }
  /** Saves what was typed; resolves with the version of the draft, or null when it was refused. */
  const save = async (done?: string): Promise<number | null> => {
    if (!typed) return state.draftVersion
    const blocks = blocksOf(typed) as InputOf<typeof adminPageSave>['blocks']
    const saved = await saving.act({ ...page, draftVersion: state.draftVersion, blocks }, done)
    if (!saved?.data) return null
    setTyped(null)
    setState({ ...state, draftVersion: saved.data.draftVersion, isChanged: true })
    return saved.data.draftVersion
  }
  const preview = async () => {
    if ((await save()) !== null) window.open(`/?preview=draft&lang=${lang}`, '_blank', 'noopener')
  }
  const publish = async (note: string) => {
    const draftVersion = await save()
    if (draftVersion === null) return false
    const done = await publishing.act({ ...page, draftVersion, note }, t('published'))
    if (!done?.data) return false
    setState({ draftVersion, shownVersion: done.data.version, isChanged: false })
    return true
  }
  const restore = async (version: number) => {
    if (await restoring.act({ ...page, draftVersion: state.draftVersion, version }, t('restored'))) onAnew()
  }
  return (
    <>
      <BuilderBar
        hasTyped={typed !== null}
        isChanged={state.isChanged}
        shownVersion={state.shownVersion}
        busy={saving.busy || publishing.busy}
        onSave={() => void save(t('saved'))}
        onPreview={() => void preview()}
        onPublish={publish}
        onHistory={() => setHistory(true)}
      />
      <Puck config={config} data={start} onChange={setTyped} iframe={{ enabled: false }}>
        <div className="bld-g">
          <aside aria-label={t('blocks')}>
            <h2>{t('outline')}</h2>
            <BuilderOutline />
            <h2 className="d-only">{t('blocks')}</h2>
            <div className="d-only">
              <p className="t12 c3">{t('blocksHelp')}</p>
              <Puck.Components />
            </div>
          </aside>
          <div className="bld-c">
            <Puck.Preview />
          </div>
          <aside aria-label={t('fields')}>
            <h2>{t('fields')}</h2>
            <Puck.Fields />
          </aside>
        </div>
      </Puck>
      <Modal open={history} width={560} title={t('history')} footer={null} destroyOnHidden onCancel={() => setHistory(false)}>
        <PageHistory lang={lang} onRestore={(version) => void restore(version)} />
      </Modal>
    </>
  )
}
