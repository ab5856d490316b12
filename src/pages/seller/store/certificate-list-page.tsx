import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerCertificateDelete, sellerCertificates, type CertificateRow } from '../../../modules/store/endpoints-certificates.ts'
import { CertificateForm } from './certificate-form.tsx'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

const filterNames = [] as const

/** The certificates that the store shows on its introduction. */
export default function CertificateListPage() {
  const t = useMessages(sellerStoreMessages)
  const list = useList('seller.storeCertificates', filterNames)
  const call = useCall(sellerCertificates, {})
  const { act } = useAct(sellerCertificateDelete)
  const mustChoose = useOwnStores()?.chosen === 0
  const [open, setOpen] = useState<CertificateRow | 'new' | null>(null)
  const drop = async (certificateId: number) => {
    if (await act({ certificateId }, t('deleteDone'))) call.reload()
  }
  const columns = useCertificateColumns(setOpen, (certificateId) => void drop(certificateId))
  return (
    <>
      <List
        label={t('certificates')}
        list={list}
        call={call}
        rows={(found) => found}
        keyOf={({ certificateId }) => certificateId}
        columns={columns}
        head={<p className="bx t13 c2">{mustChoose ? t('chooseToWrite') : t('certificatesLead')}</p>}
        actions={
          <Button tone="brand" icon="plus" disabled={mustChoose} onClick={() => setOpen('new')}>
            {t('certificateAdd')}
          </Button>
        }
        empty={<Empty icon="badge-check" title={t('noCertificates')} help={t('certificatesLead')} />}
      />
      {open !== null && (
        <CertificateForm
          certificate={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

const tones = { waiting: 'quiet', checked: 'ok', returned: 'danger' } as const

function useCertificateColumns(
  onEdit: (row: CertificateRow) => void,
  onDrop: (certificateId: number) => void,
): readonly ListColumn<CertificateRow>[] {
  const t = useMessages(sellerStoreMessages)
  const lang = useLanguage()
  const isMany = useOwnStores()?.chosen === 0
  const nameOf = ({ nameEn, nameZh }: CertificateRow) => (lang === 'en' && nameEn !== '' ? nameEn : nameZh)
  return [
    {
      key: 'name',
      title: t('certificateName'),
      as: 'title',
      cell: (one) => (
        <>
          <button type="button" className="cl b5" onClick={() => onEdit(one)}>
            {nameOf(one)}
          </button>
          <div className="t12 c3">{[isMany ? one.storeName : '', lang === 'en' ? one.nameZh : one.nameEn].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    { key: 'number', title: t('certificateNumber'), sort: 'number', text: ({ number }) => number },
    { key: 'issuer', title: t('certificateIssuer'), text: ({ issuer, issuerEn }) => (lang === 'en' && issuerEn) || issuer || t('none') },
    {
      key: 'until',
      title: t('certificateUntil'),
      isTight: true,
      sort: 'until',
      text: ({ validUntil }) => validUntil || t('certificateLasting'),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      sort: 'state',
      text: ({ state }) => t(`certificate_${state}`),
      cell: ({ state, reason }) => (
        <>
          <StateDot tone={tones[state]}>{t(`certificate_${state}`)}</StateDot>
          {reason !== '' && <div className="t12 c2">{reason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: ({ certificateId }) => (
        <Popconfirm
          title={t('sureDeleteCertificate')}
          okText={t('delete')}
          cancelText={t('cancel')}
          onConfirm={() => onDrop(certificateId)}
        >
          <Button size="sm" tone="ghost">
            {t('delete')}
          </Button>
        </Popconfirm>
      ),
    },
  ]
}
