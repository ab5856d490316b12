import type { ReactNode } from 'react';
import { EnquiryPrice, HiddenPrice, Price, SecondPrice } from '../../src/ui/basic/price.tsx';
import type { CardProduct } from '../../src/ui/goods/product-card.tsx';

type Sample = [name: string, spec: string, image: string, price: number, unit: string, second: number, secondUnit: string, stock: string, minimum: string, store: string, lead: string];

const pipe: Sample = ['热镀锌焊接钢管 DN50×3.5', 'Q235B · GB/T 3091 · 6m', 'pipe-1.webp', 4720, '吨', 141.37, '支', '328 吨', '1 吨起订', '津泓管业', '现货 24h'];
const samples: Record<string, Sample> = {
  pipe,
  square: ['热浸锌方矩管 50×50×2.5', 'Q235B · GB/T 6728 · 锌层≥275g/㎡', 'cchannel-1.webp', 4690, '吨', 104.93, '支', '265 吨', '2 吨起订', '冀沃型钢', '现货 24h'],
  angle: ['热镀锌角钢 L50×50×5', 'Q235B · GB/T 706 · 6m', 'angle-1.webp', 4650, '吨', 105.18, '支', '197 吨', '1 吨起订', '冀沃型钢', '现货 24h'],
  coil: ['热镀锌卷 DX51D+Z80 1.0×1250', 'GB/T 2518 · 无花 · 钝化涂油', 'coil-1.webp', 4560, '吨', 35.8, '㎡', '640 吨', '5 吨起订', '华浔板带加工中心', '3 天发货'],
  sheet: ['热镀锌板 DX51D+Z275 2.0×1250×2500', 'GB/T 2518 · 正常锌花', 'sheet-1.webp', 4780, '吨', 234.5, '张', '210 吨', '1 吨起订', '华浔板带加工中心', '现货 48h'],
  grating: ['热镀锌钢格板 G325/30/100', 'YB/T 4001.1 · 1000×5800', 'grating-1.webp', 238, '㎡', 5980, '吨', '1,860 ㎡', '20 ㎡ 起订', '皖屏钢格板', '5 天发货'],
  rail: ['波形梁护栏板 4320×310×85×3', 'GB/T 31439.1 · 锌层≥600g/㎡', 'guardrail-1.webp', 268, '片', 5410, '吨', '3,200 片', '50 片起订', '鄂晟交通设施', '7 天发货'],
  bolt: ['热浸锌六角螺栓 M16×60 8.8 级', 'GB/T 5782 · 锌层≥50μm', 'bolt-1.webp', 1.42, '套', 8650, '吨', '12.6 万套', '500 套起订', '永衡紧固件', '现货 24h'],
  channel: ['热镀锌槽钢 10#（100×48×5.3）', 'Q235B · GB/T 706 · 6m', 'channel-1.webp', 4680, '吨', 281.02, '支', '120 吨', '2 吨起订', '冀沃型钢', '现货 48h'],
  wire: ['热镀锌铁丝 8#（Φ4.0mm）', 'YB/T 5294 · 50kg/盘', 'wire-1.webp', 5050, '吨', 252.5, '盘', '73 吨', '10 盘起订', '冀沃型钢', '现货 24h'],
  ingot: ['0# 锌锭 Zn99.995', 'GB/T 470-2008 · 25kg/锭', 'ingot-1.webp', 22860, '吨', 571.5, '锭', '412 吨', '1 吨起订', '湘渌锌业', '现货 24h'],
  flux: ['氯化铵 工业优等品 99.5%', 'GB/T 2946 · 25kg/袋', 'bag-1.webp', 1180, '吨', 29.5, '袋', '96 吨', '1 吨起订', '镀宁助剂科技', '现货 24h'],
  drum: ['热镀锌无铬钝化液 GP-30', '中性盐雾≥72h · 25kg/桶', 'drum-1.webp', 468, '桶', 18.72, 'kg', '310 桶', '4 桶起订', '镀宁助剂科技', '现货 24h'],
  paint: ['冷镀锌修补漆 干膜含锌 96%', 'ISO 3549 · 20kg/桶', 'can-1.webp', 860, '桶', 43, 'kg', '424 桶', '2 桶起订', '镀宁助剂科技', '现货 24h'],
};
export const sampleKeys = Object.keys(samples);
export const cardLabels = { stock: '库存', compare: '对比' };

/** A sample product as a card; `price` replaces its price. */
export function sample(key: string, more: Partial<CardProduct> = {}, price?: ReactNode): CardProduct {
  const [name, spec, image, amount, unit, second, secondUnit, stock, minimum, store, lead] = samples[key] ?? pipe;
  const shown = price ?? (
    <>
      <Price amount={amount} unit={unit} size="card" />
      <SecondPrice amount={second} unit={secondUnit} />
    </>
  );
  return { to: '/detail', name, spec, image, price: shown, stock, minimum, store, lead, leadReady: lead.startsWith('现货'), ...more };
}

export const enquiry = <EnquiryPrice word="询价" reason="按当日锌价 + 加工费" />;
export const hidden = <HiddenPrice action={<a className="lk t12" href="#/">登录看企业价</a>} />;
