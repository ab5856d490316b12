import { Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AttachmentField } from '../../../modules/attachment/ui/attachment-field.tsx'
import { openOwnAttachment, type OpenAttachment } from '../../../modules/attachment/ui/attachment-list.tsx'
import { tenderFile } from '../../../modules/tender/endpoints-files.ts'
import { tenderDetail, tenderSave, type TenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { lotNamesOf } from '../../../modules/tender/rules/lots.ts'
import { readTypedLines, typedLinesOf } from '../../../modules/tender/rules/typed-lines.ts'
import { tenderManageAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { LotTerms, noMoney, type LotMoney } from './lot-terms.tsx'
import { InvitedStores } from './invited-stores.tsx'
import { TenderTerms, type TenderForm } from './tender-terms.tsx'

/** Writing a tender: a new one, or a draft. */
export default function TenderEditPage() {
  const [query] = useSearchParams()
  const tenderSn = query.get('tenderSn') ?? ''
  return tenderSn === '' ? <Editor of={null} /> : <Existing tenderSn={tenderSn} />
}

function Existing({ tenderSn }: { tenderSn: string }) {
  const call = useCall(tenderDetail, { tenderSn })
  return <CallView call={call}>{(of) => <Editor key={of.version} of={of} />}</CallView>
}

const localText = (iso: string) => {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function formOf(of: TenderDetail | null): TenderForm {
  if (of === null)
    return {
      mode: 'ENTERPRISE',
      access: 'OPEN',
      title: '',
      body: '',
      qualification: '',
      lines: '',
      estimate: '',
      ceiling: '',
      deposit: '0',
      scoring: 'LOWEST',
      priceWeight: 60,
      deadline: '',
      invitedStoreIds: [],
      files: [],
      lotMoney: {},
    }
  const { mode, access, title, body, qualification, scoring, priceWeight, invitedStoreIds, files } = of
  return {
    mode,
    access,
    title,
    body,
    qualification,
    scoring,
    priceWeight,
    invitedStoreIds,
    files,
    lines: typedLinesOf(of.lines),
    estimate: String(of.estimate),
    ceiling: of.ceiling === null ? '' : String(of.ceiling),
    deposit: String(of.deposit),
    deadline: localText(of.deadline),
    lotMoney: Object.fromEntries(
      of.lots.map(({ lotNo, name, ceiling, deposit }) => {
        const estimate = of.lotEstimates.find((one) => one.lotNo === lotNo)?.estimate
        return [name, { estimate: String(estimate ?? ''), ceiling: ceiling === null ? '' : String(ceiling), deposit: String(deposit) }]
      }),
    ),
  }
}

const lotOf = (name: string, { estimate, ceiling, deposit }: LotMoney) => ({
  name,
  estimate,
  deposit,
  ...(ceiling === '' ? {} : { ceiling }),
})

function Editor({ of }: { of: TenderDetail | null }) {
  const t = useMessages(tenderPageMessages)
  const go = useNavigate()
  const { act, busy } = useAct(tenderSave)
  const [form, setForm] = useState(() => formOf(of))
  const change = (part: Partial<TenderForm>) => setForm({ ...form, ...part })
  const lines = readTypedLines(form.lines)
  const lotNames = lotNamesOf(lines)
  const hasLots = lotNames.length >= 2
  const openFile: OpenAttachment = (fileId) =>
    of?.files.some((file) => file.fileId === fileId)
      ? callApi(tenderFile, { tenderSn: of.tenderSn, documentId: fileId })
      : openOwnAttachment(fileId)
  const save = async () => {
    const { ceiling, deadline, lines: _typed, files, lotMoney, estimate, deposit, ...rest } = form
    const whole = { estimate, deposit, ...(ceiling === '' ? {} : { ceiling }) }
    const saved = await act(
      {
        ...rest,
        tenderSn: of?.tenderSn ?? '',
        expectedVersion: of?.version ?? 0,
        lines,
        ...(hasLots ? { lots: lotNames.map((name) => lotOf(name, lotMoney[name] ?? noMoney)) } : whole),
        files: files.map(({ fileId }) => fileId),
        deadline: deadline === '' ? '' : new Date(deadline).toISOString(),
      },
      t('saved'),
    )
    if (saved?.data) await go(tenderManageAddress(saved.data.tenderSn))
  }
  return (
    <Panel title={t(of === null ? 'newTitle' : 'editTitle')} sub={of?.tenderSn}>
      <div className="bx">
        <Form layout="vertical" onFinish={() => void save()}>
          <Field id="tender-title" label={t('title')} isRequired>
            <Input id="tender-title" maxLength={80} value={form.title} onChange={(event) => change({ title: event.target.value })} />
          </Field>
          <TenderTerms form={form} hasLots={hasLots} onChange={change} />
          {form.access === 'INVITED' && (
            <InvitedStores value={form.invitedStoreIds} onChange={(invitedStoreIds) => change({ invitedStoreIds })} />
          )}
          <Field id="tender-scoring" label={t('scoring')}>
            <Select
              id="tender-scoring"
              value={form.scoring}
              onChange={(scoring) => change({ scoring })}
              options={[
                { value: 'LOWEST', label: t('scoringLowest') },
                { value: 'WEIGHTED', label: t('scoringPoints') },
              ]}
            />
          </Field>
          {form.scoring === 'WEIGHTED' && (
            <Field id="tender-weight" label={t('priceWeight')} unit="%">
              <InputNumber
                id="tender-weight"
                min={1}
                max={100}
                precision={0}
                value={form.priceWeight}
                onChange={(priceWeight) => change({ priceWeight: priceWeight ?? 60 })}
              />
            </Field>
          )}
          <Field id="tender-lines" label={t('lines')} help={t('linesHelp')} isRequired>
            <Input.TextArea
              id="tender-lines"
              rows={6}
              placeholder={t('linesHint')}
              value={form.lines}
              onChange={(event) => change({ lines: event.target.value })}
            />
          </Field>
          {hasLots && <LotTerms names={lotNames} money={form.lotMoney} onChange={(lotMoney) => change({ lotMoney })} />}
          <Field id="tender-body" label={t('documents')} isRequired>
            <Input.TextArea
              id="tender-body"
              rows={8}
              placeholder={t('documentsHint')}
              maxLength={20_000}
              value={form.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          </Field>
          <AttachmentField files={form.files} open={openFile} onChange={(files) => setForm((before) => ({ ...before, files }))} />
          <Button type="submit" tone="brand" busy={busy}>
            {t('saveDraft')}
          </Button>
        </Form>
      </div>
    </Panel>
  )
}
