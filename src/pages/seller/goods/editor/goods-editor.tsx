import { Alert, Form } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { editorAttributes, type revisionDetail } from '../../../../modules/listing/endpoints-revisions.ts'
import { GoodsEditorProvider, type GoodsEditorState, type EditorOptions } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { DifferenceTable } from '../../../../modules/listing/ui/difference-table.tsx'
import { AttributesSection } from './attributes-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CertificatesSection } from './certificates-section.tsx'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { SkusSection } from './skus-section.tsx'
import { DescriptionSection, TermsSection } from './terms-section.tsx'
import { PriceTiersSection } from './price-tiers-section.tsx'
import { UnitsSection } from './units-section.tsx'
import { EditorBar } from './editor-bar.tsx'
import { GoodsPreview } from '../../../../modules/listing/ui/goods-preview.tsx'
import { useGoodsDraft } from './use-goods-draft.ts'

type Detail = OutputOf<typeof revisionDetail>
export type EditorStart = Pick<
  Detail,
  'changeId' | 'version' | 'document' | 'storeId' | 'state' | 'reason' | 'goodsId' | 'differences' | 'scope'
>
type Props = { readonly start: EditorStart; readonly frame: EditorOptions; readonly onMoved: () => void }

/** The editor around one draft: every section, the bar above them, the preview. */
export function GoodsEditor({ start, frame, onMoved }: Props) {
  const t = useGoodsEditorMessages()
  const [, setQuery] = useSearchParams()
  // The address names the draft as soon as there is one, so that reloading finds it; what is typed goes on.
  const created = useCallback((changeId: number) => window.history.replaceState(window.history.state, '', `?changeId=${changeId}`), [])
  const draft = useGoodsDraft(start, created)
  const { goods } = draft
  const found = useCall(editorAttributes, goods.categoryId === 0 ? null : { categoryId: goods.categoryId })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isPreviewed, setIsPreviewed] = useState(false)
  const attributes = useMemo(() => (goods.categoryId === 0 ? [] : (found.data ?? [])), [goods.categoryId, found.data])
  const isLocked = start.state !== 'draft' && start.state !== 'returned'
  const desk: GoodsEditorState = {
    goods,
    patch: (change) => {
      draft.patch(change)
      // What was said of a place goes when the place is written anew.
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !Object.hasOwn(change, path.split('.')[0] ?? ''))))
    },
    errors,
    frame,
    attributes,
    storeId: draft.storeId,
    setStoreId: draft.setStoreId,
    goodsId: start.goodsId,
    isLive: start.goodsId !== null,
    isLocked,
  }
  const moved = () => {
    if (start.changeId === 0) setQuery({ changeId: String(draft.keeper.held().changeId) }, { replace: true })
    else onMoved()
  }
  const ready = async () => {
    const isKept = isLocked || (await draft.keeper.flush())
    const { changeId, version } = draft.keeper.held()
    return isKept ? { changeId, expectedVersion: version } : null
  }
  return (
    <GoodsEditorProvider value={desk}>
      <Form layout="vertical" component="div" className="col g3">
        <EditorBar
          name={goods.nameZh}
          state={start.state}
          reason={start.reason}
          isChange={start.goodsId !== null}
          news={draft.news}
          ready={ready}
          onErrors={setErrors}
          onPreview={() => setIsPreviewed(true)}
          onMoved={moved}
        />
        <Problems errors={errors} />
        {start.differences.length > 0 && isLocked && (
          <Panel title={t('differences')}>
            <DifferenceTable rows={start.differences} />
          </Panel>
        )}
        <Sections />
      </Form>
      {isPreviewed && <GoodsPreview goods={goods} frame={frame} attributes={attributes} onClose={() => setIsPreviewed(false)} />}
    </GoodsEditorProvider>
  )
}

function Problems({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useGoodsEditorMessages()
  const list = [...new Set(Object.values(errors))]
  if (list.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={t('problems', { count: Object.keys(errors).length })}
      description={
        <ul>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  )
}

function Sections() {
  return (
    <>
      <BasicsSection />
      <AttributesSection />
      <UnitsSection />
      <SkusSection />
      <PriceTiersSection />
      <PicturesSection />
      <CertificatesSection />
      <TermsSection />
      <DescriptionSection />
    </>
  )
}
