-- Two more places of banners: what opens over the mall, for everybody and for whoever just logged in.
ALTER TABLE banner DROP CONSTRAINT banner_place_check;
ALTER TABLE banner ADD CONSTRAINT banner_place_check CHECK (place IN ('homeMain', 'homeSide', 'homeBottom', 'openScreen', 'loginScreen'));
