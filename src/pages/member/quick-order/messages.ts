import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const demandMessages = /* @__PURE__ */ defineMessages('toolsDemand', {
  demandTitle: { zh: '按需求找货', en: 'Find by description' },
  lead: {
    zh: '把需要的材料写下来或整段粘贴，一行一种，如“Q235B 热镀锌角钢 50×5 20吨 送天津”；识别后核对，再发出询价',
    en: 'Write or paste what you need, one item per line, e.g. “Q235B HDG angle 50×5 20 t to Tianjin”; check the matches, then send an enquiry',
  },
  text: { zh: '需求内容', en: 'What you need' },
  hint: {
    zh: '0#锌锭 20吨\n热镀锌焊管 DN50 30支\n氯化锌铵 1500公斤',
    en: 'zinc ingot 20 t\nHDG welded pipe DN50 30 pcs\nzinc ammonium chloride 1500 kg',
  },
  read: { zh: '识别需求', en: 'Recognise' },
  none: { zh: '还没有识别的需求', en: 'Nothing recognised yet' },
  noneHelp: { zh: '填写后点击“识别需求”', en: 'Enter your needs and press “Recognise”' },
  summary: { zh: '已识别 {{found}} 行，{{missing}} 行没有找到商品', en: '{{found}} lines recognised, {{missing}} without a product' },
  toEnquiry: { zh: '加入询价篮', en: 'Add to enquiry' },
  missingHelp: {
    zh: '没有找到的行可以直接改写，或换成牌号、标准与规格',
    en: 'Edit lines without a product directly, or use a grade, standard or size',
  },
})
