import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { QualityCertificateView } from '../../endpoints-certificates.ts'
import { certificateMachine } from '../../rules/certificate-machine.ts'
import { checkChemistry } from '../../rules/check-chemistry.ts'
import type { Certificate } from './certificate-repository.ts'

/** A certificate as its buyer and its store see it. */
export function certificateViewOf(one: Certificate, viewer: 'buyer' | 'store', lang: Language): QualityCertificateView {
  const isEnglish = lang === 'en'
  return {
    certificateSn: one.certificateSn,
    shipmentSn: one.shipmentSn,
    orderSn: one.orderSn,
    orderProductId: one.orderLineId,
    state: one.state,
    storeName: (isEnglish && one.storeEn) || one.storeZh,
    goodsName: isEnglish ? one.nameEn : one.nameZh,
    specText: isEnglish ? one.specEn : one.specZh,
    materialCode: one.materialCode,
    heatNo: one.heatNo,
    orderedGrade: one.orderedGrade,
    standard: one.standard,
    producer: one.producer,
    chemistry: [...checkChemistry(one.orderedGrade, one.chemistry).lines],
    verdict: one.verdict,
    netMassKg: one.netMassKg,
    bundles: one.bundles,
    inspectedOn: one.inspectedOn,
    inspector: one.inspector,
    voidReason: one.voidReason,
    issueTime: one.issuedAt.toISOString(),
    can: viewer === 'store' ? [...certificateMachine.allowedActions(one.state, 'store')] : [],
  }
}
