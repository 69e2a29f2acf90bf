-- Withdraws the unsent approval email of a review that is no longer approved.
CREATE OR REPLACE FUNCTION withdraw_review_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.status <> 'approved' THEN
    DELETE FROM outbox WHERE idempotency_key LIKE 'review:' || OLD.id || ':%'
      AND sent_at IS NULL AND claimed_until IS NULL;
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION withdraw_review_mail() FROM PUBLIC;
