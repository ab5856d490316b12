-- Who issued a certificate, for readers of its English name; the Chinese one where it is empty.
ALTER TABLE store_certificate ADD COLUMN issuer_en text NOT NULL DEFAULT '';
UPDATE store_certificate SET issuer_en = 'Demonstration certification body' WHERE issuer = '演示认证机构';
