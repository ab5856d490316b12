import { Modal } from 'antd'
import { Puck, type Data } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState, type ReactNode } from 'react'
import type { CallState } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import type { InputOf, OutputOf } from '../../../../api/endpoint.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import type { adminPageDraft, adminPageSave } from '../../../site/contract-page.ts'
import type { BlockType, PageBlock } from '../../../site/rules/page-blocks.ts'
import { siteDeskWords } from '../words-site-desk.ts'
import '../builder.css'
import { blockConfig, blocksOf, dataOf, type BlockChoices } from './block-config.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { BuilderOutline } from './builder-outline.tsx'

export type Draft = OutputOf<typeof adminPageDraft>
export type Blocks = InputOf<typeof adminPageSave>['blocks']

/** What can be done with one page in one language; each resolves with null when it was refused, which has been said. */
export type PageDesk = {
  readonly kinds: readonly BlockType[]
  readonly choices?: BlockChoices
  /** What stands while nothing is published. */
  readonly first: string
  readonly previewAddress: string
  readonly busy: boolean
  readonly save: (draftVersion: number, blocks: Blocks, done?: string) => Promise<{ readonly draftVersion: number } | null>
  readonly publish: (draftVersion: number, note: string, done: string) => Promise<{ readonly version: number } | null>
  readonly restore: (draftVersion: number, version: number, done: string) => Promise<object | null>
  readonly history: (onRestore: (version: number) => void) => ReactNode
}

type Props = { readonly draft: CallState<Draft>; readonly desk: PageDesk }

/** The builder of one page in one language; what is taken back from the history is another draft, so it opens anew with it. */
export function PageBuilder({ draft, desk }: Props) {
  return <CallView call={draft}>{(found) => <Builder key={found.draftVersion} draft={found} desk={desk} onAnew={draft.reload} />}</CallView>
}

/** What is typed, saved and shown of a page, and the moves between them. */
function useBuilding(draft: Draft, desk: PageDesk, onAnew: () => void) {
  const t = useWords(siteDeskWords)
  const [typed, setTyped] = useState<Data | null>(null)
  const [state, setState] = useState({
    draftVersion: draft.draftVersion,
    shownVersion: draft.shownVersion,
    isChanged: draft.isChanged === 1,
  })
  /** Saves what was typed; resolves with the version of the draft, or null when it was refused. */
  const save = async (done?: string): Promise<number | null> => {
    if (!typed) return state.draftVersion
    const saved = await desk.save(state.draftVersion, blocksOf(typed) as Blocks, done)
    if (!saved) return null
    setTyped(null)
    setState({ ...state, draftVersion: saved.draftVersion, isChanged: true })
    return saved.draftVersion
  }
  const preview = async () => {
    if ((await save()) !== null) window.open(desk.previewAddress, '_blank', 'noopener')
  }
  const publish = async (note: string) => {
    const draftVersion = await save()
    if (draftVersion === null) return false
    const done = await desk.publish(draftVersion, note, t('published'))
    if (!done) return false
    setState({ draftVersion, shownVersion: done.version, isChanged: false })
    return true
  }
  const restore = async (version: number) => {
    if (await desk.restore(state.draftVersion, version, t('restored'))) onAnew()
  }
  return { typed, setTyped, state, save, preview, publish, restore }
}

function Builder({ draft, desk, onAnew }: { draft: Draft; desk: PageDesk; onAnew: () => void }) {
  const t = useWords(siteDeskWords)
  const { kinds, choices } = desk
  const config = useMemo(() => blockConfig(t, kinds, choices), [t, kinds, choices])
  const [start] = useState(() => dataOf(draft.blocks as readonly PageBlock[]))
  const [history, setHistory] = useState(false)
  const { typed, setTyped, state, save, preview, publish, restore } = useBuilding(draft, desk, onAnew)
  return (
    <>
      <BuilderBar
        hasTyped={typed !== null}
        isChanged={state.isChanged}
        shownVersion={state.shownVersion}
        first={desk.first}
        busy={desk.busy}
        onSave={() => void save(t('saved'))}
        onPreview={() => void preview()}
        onPublish={publish}
        onHistory={() => setHistory(true)}
      />
      <Puck config={config} data={start} onChange={setTyped} iframe={{ enabled: false }}>
        <div className="bld-g">
          <aside aria-label={t('blocks')}>
            <h2>{t('outline')}</h2>
            <BuilderOutline kinds={kinds} />
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
        {desk.history((version) => void restore(version))}
      </Modal>
    </>
  )
}
