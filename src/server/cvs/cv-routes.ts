/** The calls about CVs (product 7.8). */
import { type FastifyInstance } from 'fastify';
import { createCv, getCv, updateCv } from '#contract/cvs.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import * as cvs from './cv-store.ts';

export function cvRoutes(app: FastifyInstance, { db, clock }: Services): void {
  mount(app, getCv, ({ params, caller }) => cvs.readCv(db, params.user_id, caller));
  mount(app, createCv, ({ caller, body }) => cvs.createCv(db, caller.user_id, body, clock()));
  mount(app, updateCv, ({ caller, body }) => cvs.replaceCv(db, caller.user_id, body, clock()));
}
