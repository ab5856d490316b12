-- Events of an order never change but for the name of a person whose account is closed.
GRANT UPDATE (actor_name) ON order_event TO zb_app;
