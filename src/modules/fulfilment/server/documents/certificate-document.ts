import { verificationAddress, type PrintedDocument } from '../../../../api/printed-document.ts'
import { checkChemistry, type ChemistryLine } from '../../rules/check-chemistry.ts'
import type { Certificate } from '../certificates/certificate-repository.ts'
import { partiesOf, type Say, type Seen } from './document-parties.ts'
import type { DocumentOrder } from './document-order-repository.ts'

function limitText({ min, max }: ChemistryLine): string {
  if (min !== '' && max !== '') return `${min} – ${max}`
  if (min !== '') return `≥ ${min}`
  return max === '' ? '—' : `≤ ${max}`
}

function chemistryRow(line: ChemistryLine, say: Say): string[] {
  const judged = line.fits === null ? '—' : say(line.fits ? 'fits' : 'fitsNot')
  return [line.element === 'total' ? say('totalImpurities') : line.element, limitText(line), line.percent || '—', judged]
}

/** A certificate of quality of one heat (industry.md §6.1). */
export function certificateDocument(order: DocumentOrder, certificate: Certificate, seen: Seen): PrintedDocument {
  const { say, lang } = seen
  const { lines } = checkChemistry(certificate.orderedGrade, certificate.chemistry)
  const isEnglish = lang === 'en'
  return {
    lang,
    title: say('certificate'),
    number: { label: say('certificateSn'), value: certificate.certificateSn },
    issuedAt: certificate.issuedAt,
    facts: [
      { label: say('goods'), value: isEnglish ? certificate.nameEn : certificate.nameZh },
      { label: say('spec'), value: isEnglish ? certificate.specEn : certificate.specZh },
      { label: say('grade'), value: certificate.orderedGrade },
      { label: say('standard'), value: certificate.standard },
      { label: say('heatNo'), value: certificate.heatNo },
      { label: say('producer'), value: certificate.producer },
      { label: say('netMass'), value: certificate.netMassKg },
      { label: say('bundles'), value: certificate.bundles === null ? '' : String(certificate.bundles) },
      { label: say('materialCode'), value: certificate.materialCode },
      { label: say('orderSn'), value: certificate.orderSn },
      { label: say('shipmentSn'), value: certificate.shipmentSn },
      { label: say('inspectedOn'), value: certificate.inspectedOn },
      { label: say('inspector'), value: certificate.inspector },
    ],
    parties: partiesOf(order, seen).map(({ role, name, taxNumber }) => ({ role, name, taxNumber, facts: [] })),
    tables: [
      {
        heading: say('chemistry'),
        columns: [
          { heading: say('element'), share: 2 },
          { heading: say('limit'), share: 2, align: 'right' },
          { heading: say('measured'), share: 2, align: 'right' },
          { heading: say('judged'), share: 2, align: 'center' },
        ],
        rows: lines.map((line) => chemistryRow(line, say)),
      },
    ],
    paragraphs: [{ heading: say('verdict'), text: say(certificate.verdict) }, { text: say('issuerHelp') }],
    signatures: [say('supplier'), say('inspection')],
    verification: { code: certificate.certificateSn, address: verificationAddress(seen.siteUrl, certificate.certificateSn) },
  }
}
